#!/bin/sh
# The image of PostgreSQL runs this once, when it makes the database: the role of server and worker, which owns nothing.
# `migrate` gives it what it needs.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'END'
create role takujo_server login password :'password';
revoke all on database takujo from public;
grant connect on database takujo to takujo_server;
END
