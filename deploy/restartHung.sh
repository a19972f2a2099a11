#!/bin/sh
# Nobody starts a site again that hangs: Docker and systemd see that it runs. This does, once a minute by cron, where it has
# not answered three times in a row. /etc/cron.d/vitrin, with systemd:
#   * * * * * root /srv/vitrin/deploy/restartHung.sh systemctl try-restart vitrin
# and with Docker:
#   * * * * * root /srv/vitrin/deploy/restartHung.sh sh -c 'docker ps -q -f label=com.docker.compose.service=vitrin | xargs -r docker restart'
for _ in 1 2 3; do
  curl -fs -o /dev/null --max-time "${PATIENCE:-15}" "${VITRIN:-http://127.0.0.1:4000}/health/live" && exit
done
echo 'The site has not answered three times in a row.'
exec "$@"
