#!/usr/bin/env bash
# move-database.sh: copies the database from one PostgreSQL into an empty one of another, such as the next major, and compares
# the two. Needs the programs of the newer one. Stop server and worker before; run the migrations after, which give the server's
# role its rights. The old database is only read, and stays the way back.
#   OLD_DATABASE_URL, NEW_DATABASE_URL   of the roles that own the tables
set -euo pipefail
old=${OLD_DATABASE_URL:?Set OLD_DATABASE_URL}
new=${NEW_DATABASE_URL:?Set NEW_DATABASE_URL}
. "$(dirname "$0")/database-url.sh"

# with ADDRESS PROGRAM…: each address has a password of its own.
with() (
  hide_password "$1"
  shift
  "$@" --dbname="$url"
)
ask() { with "$1" psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1; }

connected=$(ask "$old" <<<"select count(*) from pg_stat_activity
  where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()")
if [ "$connected" != 0 ]; then
  echo "$connected others are connected to the old database. Stop server and worker first." >&2
  exit 1
fi
tables=$(ask "$new" <<<"select count(*) from pg_tables where schemaname in ('public', 'graphile_worker')")
if [ "$tables" != 0 ]; then
  echo "The new database has $tables tables. Move into an empty one." >&2
  exit 1
fi

with "$old" pg_dump --format=custom |
  with "$new" pg_restore --no-owner --no-acl --exit-on-error --single-transaction
ask "$new" <<<"analyze"

# How many rows each table has, and where each sequence stands.
contents() {
  ask "$1" <<'END'
select format('select %L, count(*) from %I.%I', schemaname || '.' || tablename, schemaname, tablename)
from pg_tables where schemaname in ('public', 'graphile_worker') order by schemaname, tablename
\gexec
select schemaname, sequencename, last_value from pg_sequences
where schemaname in ('public', 'graphile_worker') order by 1, 2
END
}
before=$(contents "$old")
after=$(contents "$new")
if [ "$before" != "$after" ]; then
  diff <(echo "$before") <(echo "$after") >&2 || true
  echo "The new database differs from the old one. Go on with the old one, and look for who wrote to it." >&2
  exit 1
fi
echo "$(ask "$new" <<<"show server_version"): $(wc -l <<<"$before") tables and sequences are the same as in $(ask "$old" <<<"show server_version")"
