#!/bin/sh
# Waits until a machine is ready: wait.sh web [SECONDS]. Ends with 1 as soon as it failed or is gone, and after SECONDS.
machine=vm/${1:?the name of a machine} seconds=${2:-600}
while [ "$seconds" -gt 0 ]; do
  kubectl wait --for=jsonpath='{.status.readyForAccess}'=true "$machine" --timeout=5s >/dev/null 2>&1 && exit 0
  status=$(kubectl get "$machine" -o jsonpath='{.status.phase} {.status.failureCode}: {.status.failureMessage}') || exit 1
  case $status in Failed*) echo "$machine: $status" >&2; exit 1 ;; esac
  seconds=$((seconds - 5))
done
echo "$machine is not ready: $status" >&2
exit 1
