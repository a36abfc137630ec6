# sh without-service.sh SERVICE COMMAND…: runs the command, which installs packages. The service that comes with them is
# not started, now or with the machine. One that was there before is left as it is.
service=$1
shift
policy=${POLICY:-/usr/sbin/policy-rc.d}
there=$(systemctl list-unit-files "$service.service" --no-legend 2> /dev/null)
# Packages ask this program before they start anything. Where a machine has its own, that one decides.
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
