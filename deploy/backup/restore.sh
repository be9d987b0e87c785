#!/usr/bin/env bash
# restore.sh FILE.dump.age [FILE.images.tar.age]: into an empty database, all or nothing. Afterwards: npm run migrate.
#   BACKUP_KEY         the file of the private key
#   DATABASE_URL, STORAGE_FOLDER or COMPOSE   as for dump.sh
set -euo pipefail
umask 077
dump=${1:?Name the file of the database}
images=${2:-}
key=${BACKUP_KEY:?Set BACKUP_KEY to the file of the private key}
compose=${COMPOSE:-}
. "$(dirname "$0")/in-container.sh"
. "$(dirname "$0")/database-url.sh"
[ -n "$compose" ] || hide_password "${DATABASE_MIGRATION_URL:-${DATABASE_URL:?Set DATABASE_URL}}"

# A program of PostgreSQL, on the database to fill.
on_database() {
  if [ -n "$compose" ]; then
    in_container database "$@" --username=takujo_owner --dbname=takujo
  else
    "$@" --dbname="$url"
  fi
}

decrypted() { age --decrypt --identity "$key" "$1"; }

tables=$(on_database psql --no-psqlrc --tuples-only --no-align \
  --command="select count(*) from pg_tables where schemaname in ('public', 'graphile_worker')" </dev/null)
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables. Restore into an empty one." >&2
  exit 1
fi
decrypted "$dump" | on_database pg_restore --no-owner --no-acl --exit-on-error --single-transaction
echo "The database is restored"
[ -n "$images" ] || exit 0
if [ -n "$compose" ]; then
  decrypted "$images" | $compose run --rm -T --no-deps server tar --extract --directory=/data/storage >/dev/null
else
  mkdir -p "${STORAGE_FOLDER:?Set STORAGE_FOLDER}"
  decrypted "$images" | tar --extract --directory="$STORAGE_FOLDER"
fi
echo "The images are restored"
