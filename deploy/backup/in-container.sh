# For dump.sh and restore.sh, with a site in containers: in_container SERVICE PROGRAM… runs a program in the container of a service.
# What it prints must be that and nothing else, but some podman-compose print lines of their own. So Docker or Podman itself is asked.
case "$compose" in
  podman*) engine=podman ;;
  *) engine=docker ;;
esac

in_container() {
  local service=$1 ids
  shift
  ids=($($engine ps --quiet --filter "label=com.docker.compose.project.working_dir=$PWD" \
    --filter "label=com.docker.compose.service=$service"))
  if [ ${#ids[@]} != 1 ]; then
    echo "${#ids[@]} containers of $service run here; it must be one. Be in the folder of compose.yaml, and: $compose up --detach $service" >&2
    exit 1
  fi
  $engine exec --interactive "${ids[0]}" "$@"
}
