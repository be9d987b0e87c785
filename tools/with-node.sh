#!/bin/sh
# Runs a program of the project under Node 24. Where the machine's own Node is older, a private
# copy is fetched once into .node/ from the package registry; nothing outside the project changes.
#   sh tools/with-node.sh [--install] program.ts [arguments]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
version=24.21.0

major() { node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/'; }

if [ "$(major || echo 0)" -lt 24 ] 2>/dev/null || ! command -v node >/dev/null 2>&1; then
  case "$(uname -s)" in Darwin) system=darwin ;; *) system=linux ;; esac
  case "$(uname -m)" in arm64 | aarch64) machine=arm64 ;; *) machine=x64 ;; esac
  package="node-$system-$machine"
  home="$root/.node/node_modules/$package/bin"
  if [ ! -x "$home/node" ]; then
    echo "Fetching Node $version into .node/ (this machine has $(node --version 2>/dev/null || echo none))" >&2
    npm install --silent --no-save --prefix "$root/.node" "$package@$version" || {
      echo "Could not fetch Node $version. Install Node 24 yourself (for example with nvm) and try again." >&2
      exit 1
    }
  fi
  PATH="$home:$PATH"
  export PATH
fi

cd "$root"
if [ "${1:-}" = "--install" ]; then
  shift
  echo "Installing packages"
  # `ci` installs exactly what the lock says; later, `install` changes only what has to be.
  if [ -d node_modules ]; then npm install --no-save --loglevel=error; else npm ci --loglevel=error; fi
fi
if [ ! -d node_modules ]; then
  echo "Packages are not installed. Run: npm run setup" >&2
  exit 1
fi
PATH="$root/node_modules/.bin:$PATH"
# What was compiled once is not compiled at every start: the server starts in two thirds of the time.
NODE_COMPILE_CACHE="$root/node_modules/.cache/node"
export PATH NODE_COMPILE_CACHE
exec node --disable-warning=ExperimentalWarning "$@"
