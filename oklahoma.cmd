@echo off
rem Builds what is stale and opens the program; "oklahoma test" builds everything and runs all tests;
rem "oklahoma host" hosts tables without a screen; "oklahoma tournament" measures bots;
rem "oklahoma package" builds what players install.
rem "oklahoma verify FILE" checks the record of a match.
rem Everything else on the command line goes to the program: oklahoma --help
setlocal enableextensions
rem ARGUMENTS is set without quotes around: those of an argument would end them, and an ampersand in it would begin a command.
set "ROOT=%~dp0"
rem It names its libraries, beside which older builds may have left others.
set "PROGRAM=%ROOT%client\target\oklahoma.jar"
set "STAMP=%ROOT%client\target\oklahoma.stamp"

call :find_jdk
if not defined JDK (
  echo Oklahoma needs a JDK 25 and found none: install Eclipse Temurin 25 from https://adoptium.net, or set JAVA_HOME to a JDK 25. 1>&2
  exit /b 1
)
set "JAVA_HOME=%JDK%"

if /i "%~1"=="test" goto test
set "PROFILE="
if /i "%~1"=="package" goto package
call :is_fresh || call :build || exit /b 1
if /i "%~1"=="host" goto host
if /i "%~1"=="tournament" goto tournament
if /i "%~1"=="verify" goto verify
set "SCREEN="
for %%A in (%*) do if "%%~A"=="--headless" set "SCREEN=-Dglass.platform=Headless -Dprism.order=sw"
"%JAVA_HOME%\bin\java.exe" "@%ROOT%installers\src\main\resources\oklahoma\installers\jvm.options" %SCREEN% -jar "%PROGRAM%" %*
exit /b %ERRORLEVEL%

:test
call :need_maven || exit /b 1
cd /d "%ROOT%"
set ARGUMENTS=%*
set ARGUMENTS=%ARGUMENTS:*test=%
call mvn -B -ntp -T 2 verify %ARGUMENTS%
exit /b %ERRORLEVEL%

:host
rem What follows the word goes to the host.
set ARGUMENTS=%*
set ARGUMENTS=%ARGUMENTS:*host=%
"%JAVA_HOME%\bin\java.exe" --enable-native-access=ALL-UNNAMED -XX:+UseParallelGC -cp "%PROGRAM%" oklahoma.host.app.HostCommand %ARGUMENTS%
exit /b %ERRORLEVEL%

:tournament
rem What follows the word goes to the tournament.
set ARGUMENTS=%*
set ARGUMENTS=%ARGUMENTS:*tournament=%
"%JAVA_HOME%\bin\java.exe" -cp "%PROGRAM%" oklahoma.host.app.TournamentCommand %ARGUMENTS%
exit /b %ERRORLEVEL%

:verify
rem What follows the word are the records.
set ARGUMENTS=%*
set ARGUMENTS=%ARGUMENTS:*verify=%
"%JAVA_HOME%\bin\java.exe" -cp "%PROGRAM%" oklahoma.host.app.VerifyCommand %ARGUMENTS%
exit /b %ERRORLEVEL%

rem The installers' own classes and the program's, which draws the icons. The root is named with a dot, for it ends in a backslash.
:package
set ARGUMENTS=%*
set ARGUMENTS=%ARGUMENTS:*package=%
set "PROFILE=-Ppackage"
call :build || exit /b 1
"%JAVA_HOME%\bin\java.exe" --enable-native-access=ALL-UNNAMED -cp "%ROOT%installers\target\classes;%PROGRAM%" oklahoma.installers.PackageCommand --root "%ROOT%." %ARGUMENTS%
exit /b %ERRORLEVEL%

rem --- the JDK ---

:find_jdk
set "JDK="
call :try_jdk "%JAVA_HOME%"
for /f "delims=" %%J in ('where java 2^>nul') do call :try_jdk "%%~dpJ.."
for %%P in ("%ProgramFiles%" "%LOCALAPPDATA%\Programs") do for %%V in ("Eclipse Adoptium" Java Microsoft Zulu BellSoft "Amazon Corretto" OpenJDK) do for /d %%J in ("%%~P\%%~V\*25*") do call :try_jdk "%%~J"
for /d %%J in ("%USERPROFILE%\.jdks\*25*" "%USERPROFILE%\scoop\apps\*25*") do call :try_jdk "%%~J"
exit /b 0

:try_jdk
if defined JDK exit /b 0
if not exist "%~1\bin\javac.exe" exit /b 0
"%~1\bin\javac.exe" -version 2>&1 | findstr /b /r /c:"javac 25$" /c:"javac 25[.+-]" >nul && set "JDK=%~f1"
exit /b 0

rem --- Maven ---

:need_maven
where mvn >nul 2>nul && exit /b 0
echo Oklahoma is built with Maven 3.8 or newer and found none: install Apache Maven and put its bin folder on the PATH. 1>&2
exit /b 1

rem --- building: stale is what has a source newer than the stamp, which bears the time at which the build began ---

:is_fresh
if not exist "%PROGRAM%" exit /b 1
if not exist "%STAMP%" exit /b 1
powershell -NoProfile -Command "Set-Location -LiteralPath $env:ROOT; $t = (Get-Item -LiteralPath $env:STAMP).LastWriteTime; $newer = Get-ChildItem pom.xml, THIRD-PARTY.md, */pom.xml, */src/main -Recurse | Where-Object LastWriteTime -gt $t; exit [int][bool]$newer"
exit /b %ERRORLEVEL%

:build
call :need_maven || exit /b 1
echo Building Oklahoma (the first time this fetches libraries and takes a minute or two) ... 1>&2
if not exist "%ROOT%client\target" mkdir "%ROOT%client\target"
type nul > "%STAMP%.begun"
pushd "%ROOT%"
call mvn -B -q -ntp -DskipTests %PROFILE% package
if errorlevel 1 (
  popd
  echo The build failed; the reason is above. 1>&2
  exit /b 1
)
popd
move /y "%STAMP%.begun" "%STAMP%" >nul
exit /b 0
