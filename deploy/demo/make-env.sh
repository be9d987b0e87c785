#!/bin/sh
# Prints the settings of a demo with secrets of its own:
#   sh deploy/demo/make-env.sh https://demo.example.org > .env
# Without an address it is at https://localhost. No mail leaves a demo, so none of its addresses has to exist.
set -eu
secret() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}
cat <<END
COMPOSE_FILE=compose.yaml:compose.demo.yaml
ORIGIN=${1:-https://localhost}
SIGNING_SECRET=$(secret)
DATABASE_OWNER_PASSWORD=$(secret)
DATABASE_SERVER_PASSWORD=$(secret)
ORGANIZER_EMAIL=desk@takujo.example
MAIL_FROM=contact@takujo.example
SMTP_URL=smtp://demo:2525?requireTLS=false
END
