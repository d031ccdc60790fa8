#!/bin/sh
# Hosts tables of Oklahoma without a screen, with the Java runtime beside it.
home=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
app=$home/lib/app
exec "$home/lib/runtime/bin/java" @options@ -XX:AOTCache="$app/app.aot" -cp "$app/oklahoma.jar" oklahoma.host.app.HostCommand "$@"
