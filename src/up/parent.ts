/**
 * Calls `onGone` once when the parent's end of standard input closes. The kernel closes it even after a kill -9 of the
 * parent, so no child outlives it. Only for processes that were started with a pipe there for this purpose.
 */
export function onParentGone(onGone: () => void): void {
  let told = false;
  const tell = () => {
    if (!told) onGone();
    told = true;
  };
  process.stdin.once('end', tell).once('close', tell).once('error', tell);
  process.stdin.resume();
}
