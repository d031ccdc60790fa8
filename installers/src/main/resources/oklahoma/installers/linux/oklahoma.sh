#!/bin/sh
# Opens the card table Oklahoma with the Java runtime beside it.
home=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
app=$home/lib/app
# In a locale without UTF-8, as services and containers have it, Java knows no name or folder beyond ASCII.
[ "$(locale charmap 2>/dev/null)" != ANSI_X3.4-1968 ] || export LC_ALL=C.UTF-8

opens_no_window() {
  for argument in "$@"; do
    case $argument in --headless | --deck-sheet* | --help | -h | --version | -V) return 0 ;; esac
  done
  return 1
}

if [ -z "${DISPLAY:-}" ] && ! opens_no_window "$@"; then
  echo "There is no display here (DISPLAY is not set), so no window can open; on a machine without a screen, oklahoma-host hosts tables." >&2
  exit 1
fi

# The C library of most Linux systems gives every thread a heap of its own and loses what they leave unused.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# Without a graphics card OpenGL is Mesa's, which JavaFX refuses, and GTK does not need: fifty megabytes for nothing.
# JavaFX keeps a picture of eight megabytes for backgrounds, which the processor draws no slower without.
software=
if ! [ -e /dev/dri ] && ! [ -e /dev/nvidiactl ] && ! [ -e /dev/dxg ]; then
  export GDK_GL=disable
  software='-Dprism.order=sw -Dprism.disableRegionCaching=true'
fi
# The options are words of our own without blanks.
# shellcheck disable=SC2086
exec "$home/lib/runtime/bin/java" @options@ $software -XX:AOTCache="$app/app.aot" -jar "$app/oklahoma.jar" "$@"
