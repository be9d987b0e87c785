#!/bin/sh
# What a container of the image does, by its first word: server (if none is given), worker, migrate, admin, seed, demo,
# import-postal-codes, or a health check: is-ready of a server, is-working of a worker that has a METRICS_PORT.
set -eu
answers() {
  exec node --eval "fetch('http://127.0.0.1:$1').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}
[ $# -gt 0 ] || set -- server
case "$1" in
  server | worker) program="apps/$1/main.ts" ;;
  migrate | admin | seed | demo | import-postal-codes) program="tools/$1.ts" ;;
  is-ready) answers "${PORT:-3000}/readyz" ;;
  is-working) answers "${METRICS_PORT:?}/healthz" ;;
  *) exec "$@" ;;
esac
shift
exec node --disable-warning=ExperimentalWarning "$program" "$@"
