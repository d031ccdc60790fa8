#!/bin/sh
# Hosts tables of Oklahoma without a screen, with the Java runtime beside it.
home=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
app=$home/lib/app
# In a locale without UTF-8, as services and containers have it, Java knows no name or folder beyond ASCII.
[ "$(locale charmap 2>/dev/null)" != ANSI_X3.4-1968 ] || export LC_ALL=C.UTF-8
exec "$home/lib/runtime/bin/java" @options@ -Doklahoma.command=oklahoma-host -XX:AOTCache="$app/app.aot" -cp "$app/oklahoma.jar" oklahoma.host.app.HostCommand "$@"
