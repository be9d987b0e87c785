#!/bin/sh
# Those that run outside of a transaction are looked at as such.
set -eu
squawk --assume-in-transaction $(grep -L '^-- no transaction' packages/db/migrations/*.sql)
outside=$(grep -l '^-- no transaction' packages/db/migrations/*.sql || true)
[ -z "$outside" ] || squawk $outside
