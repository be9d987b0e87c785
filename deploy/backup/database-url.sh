# For dump.sh and restore.sh: sets url to the address of the database without its password, which PostgreSQL's programs find in
# PGPASSWORD. Whoever is on the machine can read the arguments of all programs, but not their environment.
hide_password() {
  url=$1
  if [[ $url =~ ^([a-z]+://[^:@/]*):([^@/]*)@(.*)$ ]]; then
    local encoded=${BASH_REMATCH[2]//\\/\\\\}
    url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}
    printf -v PGPASSWORD '%b' "${encoded//%/\\x}"
    export PGPASSWORD
  fi
  if [[ $url == *password=* ]]; then
    echo "Put the password of the database before the @ of its address, or into PGPASSWORD" >&2
    exit 1
  fi
}
