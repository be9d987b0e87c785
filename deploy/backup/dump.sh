#!/usr/bin/env bash
# dump.sh FOLDER: an encrypted copy of the database and the images, as two files named by the moment.
#   BACKUP_RECIPIENT   the public key it is encrypted for, age1…; what was encrypted cannot be read with it
#   DATABASE_URL       the database, of the role that owns the tables (DATABASE_MIGRATION_URL is taken if it is there)
#   STORAGE_FOLDER     the folder of the images; none where they are in a bucket
#   COMPOSE            instead of the last two: the command of a site in containers, such as "docker compose" or "podman-compose"
#   BACKUP_DAYS        deletes the copies in FOLDER that are older than so many days; without it, none
#   BACKUP_METRICS     the folder where node_exporter looks for text files, to say when this ended well
set -euo pipefail
umask 077
folder=${1:?Name the folder to write to}
recipient=${BACKUP_RECIPIENT:?Set BACKUP_RECIPIENT to a public key. Make a pair with age-keygen -o backup.key}
compose=${COMPOSE:-}
. "$(dirname "$0")/in-container.sh"
. "$(dirname "$0")/database-url.sh"
[ -n "$compose" ] || hide_password "${DATABASE_MIGRATION_URL:-${DATABASE_URL:?Set DATABASE_URL}}"
mkdir -p "$folder"
name=$folder/takujo-$(date -u +%Y%m%dT%H%M%SZ)

database() {
  if [ -n "$compose" ]; then
    in_container database pg_dump --format=custom --username=takujo_owner --dbname=takujo </dev/null
  else
    pg_dump --format=custom --dbname="$url"
  fi
}

# The files of builds are put there by the servers themselves.
images() {
  if [ -n "$compose" ]; then
    in_container server tar --create --directory=/data/storage --exclude=./build . </dev/null
  else
    tar --create --directory="$STORAGE_FOLDER" --exclude=./build .
  fi
}

# A file gets its name when it is whole.
write() {
  "$2" | age --encrypt --recipient "$recipient" --output "$1.partial"
  mv "$1.partial" "$1"
  echo "$1"
}

trap 'rm -f "$name".*.partial' EXIT
# The database first: an image that it names is there a moment later too, unless somebody deletes it just then.
write "$name.dump.age" database
if [ -n "$compose" ] || [ -n "${STORAGE_FOLDER:-}" ]; then write "$name.images.tar.age" images; fi
if [ -n "${BACKUP_DAYS:-}" ]; then
  find "$folder" -maxdepth 1 -name 'takujo-*.age' -mtime "+$BACKUP_DAYS" -delete
fi
"$(dirname "$0")/record-success.sh"
