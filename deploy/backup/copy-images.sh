#!/bin/sh
# copy-images.sh FROM TO: brings the copy of the images in TO/current up to date. What was deleted since is moved to
# TO/removed/<day>, because the database may be returned to a moment when it was there, and deleted after five weeks.
# To restore: rsync -a TO/removed/*/ TO/current/ FROM/ (all that was ever there in these weeks; what no row names is not served).
set -eu
from=$1
to=$2
mkdir -p "$to/current" "$to/removed"
# An image is never changed. The files of builds are put there by the servers themselves.
rsync -a --delete --backup --backup-dir="$to/removed/$(date -u +%F)" --exclude=/build/ "$from/" "$to/current/"
find "$to/removed" -mindepth 1 -maxdepth 1 -mtime +35 -exec rm -r {} +
