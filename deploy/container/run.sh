#!/bin/sh
# What a container of the image does, by its first word: server (if none is given), worker, migrate, admin, seed, demo,
# import-postal-codes, or is-ready, the health check of a server.
set -eu
[ $# -gt 0 ] || set -- server
case "$1" in
  server | worker) program="apps/$1/main.ts" ;;
  migrate | admin | seed | demo | import-postal-codes) program="tools/$1.ts" ;;
  is-ready)
    exec node --eval "fetch('http://127.0.0.1:${PORT:-3000}/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
    ;;
  *) exec "$@" ;;
esac
shift
exec node --disable-warning=ExperimentalWarning "$program" "$@"
