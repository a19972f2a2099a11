#!/bin/sh
# Docker and systemd restart a process that ends, but not one that hangs. This script, run once a minute by cron, restarts a
# site that has not answered three times in a row. In /etc/cron.d/vitrin, with systemd:
#   * * * * * root /srv/vitrin/deploy/restartHung.sh systemctl try-restart vitrin
# and with Docker:
#   * * * * * root /srv/vitrin/deploy/restartHung.sh sh -c 'docker ps -q -f label=com.docker.compose.service=vitrin | xargs -r docker restart'
for _ in 1 2 3; do
  curl -fs -o /dev/null --max-time "${PATIENCE:-15}" "${VITRIN:-http://127.0.0.1:4000}/health/live" && exit
done
echo 'The site has not answered three times in a row.'
exec "$@"
