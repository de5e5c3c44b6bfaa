#!/bin/sh
# Waits until a machine is ready: wait.sh web [SECONDS]. Ends with 1 as soon as it failed or is gone, and after SECONDS.
# It asks by `get`: `kubectl wait` waits for one value only, and before 1.23 for none of these.
machine=vm/${1:?the name of a machine} seconds=${2:-600}
while :; do
  status=$(kubectl get "$machine" -o jsonpath='{.status.readyForAccess} {.status.phase}: {.status.failureCode} {.status.failureMessage}') || exit 1
  case $status in true*) exit 0 ;; 'false Failed:'*) break ;; esac
  [ "$seconds" -gt 0 ] || break
  sleep 2
  seconds=$((seconds - 2))
done
echo "$machine is not ready: ${status#false }" >&2
exit 1
