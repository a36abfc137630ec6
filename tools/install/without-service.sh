# Usage: sh without-service.sh SERVICE COMMAND…: runs a command that installs packages, and keeps their service from
# starting, now or with the machine. A service that was installed before stays as it is.
service=$1
shift
policy=${POLICY:-/usr/sbin/policy-rc.d}
there=$(systemctl list-unit-files "$service.service" --no-legend 2> /dev/null)
# Debian packages ask the program policy-rc.d before they start a service. If the machine has a policy-rc.d of its own,
# that program decides.
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\ncase "$*" in *%s*) exit 101 ;; esac\n' "$service" > "$policy"
  chmod 755 "$policy"
fi
"$@"
code=$?
[ -n "$there" ] || systemctl disable --quiet "$service.service" 2> /dev/null
exit $code
