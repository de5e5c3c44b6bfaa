// The process that holds what all suites of one test run share: it remembers what one suite made for all of them, runs
// servers, and at the end of the run ends these and removes the run's files. The run is over when its end of our
// standard input closes, which the kernel does even after a kill -9 of Jest. So no server and no file outlives a run.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';

/** A server that ignores its stop signal is killed after this long. */
const stopGraceMs = 10_000;

const own = mkdtempSync(path.join(tmpdir(), 'run-'));
/** The suites' temporary files. As in /tmp, servers of other users have theirs there. */
const files = path.join(own, 't');
mkdirSync(files);
chmodSync(files, 0o1777);
chmodSync(own, 0o711);
const children = new Set();
/** What suites made, or the process that is making it, by name. */
const made = new Map();

const operations = {
  /** The first suite that asks makes it, or the next one if its process ended meanwhile; the others ask again. */
  once({ name, pid }) {
    const known = made.get(name);
    if (known?.done) return { value: known.value };
    if (known && isAlive(known.pid)) return { wait: true };
    made.set(name, { pid });
    return { make: true, folder: own };
  },
  made({ name, value }) {
    made.set(name, { done: true, value });
    return {};
  },
  failed({ name }) {
    made.delete(name);
    return {};
  },
  /** Runs a server until the end of the run. */
  run({ command, stopSignal }) {
    const child = spawn(command[0], command.slice(1), { stdio: 'ignore' });
    const entry = { child, stopSignal };
    children.add(entry);
    for (const event of ['exit', 'error']) child.once(event, () => children.delete(entry));
    return { pid: child.pid };
  },
};

const server = createServer(async (request, response) => {
  const answer = operations[request.url.slice(1)](await json(request));
  response.setHeader('connection', 'close').end(JSON.stringify(answer));
});
const address = path.join(own, 'keeper.sock');
server.listen(address, () => console.log(JSON.stringify({ address, files })));

// Ctrl-C reaches the whole group; Jest ends by it, and with Jest this process.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.stdin.once('close', stop).resume();

async function stop() {
  const gone = [...children].map(({ child, stopSignal }) => {
    child.kill(stopSignal);
    const killing = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
    return new Promise((resolve) => child.once('exit', resolve)).then(() => clearTimeout(killing));
  });
  await Promise.all(gone);
  unmountDisks();
  rmSync(own, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
}

/** What a killed suite left mounted cannot be removed. */
function unmountDisks() {
  const mounts = existsSync('/proc/self/mounts') ? readFileSync('/proc/self/mounts', 'utf8') : '';
  for (const [, folder] of mounts.matchAll(/^\S+ (\S+)/gm))
    if (folder.startsWith(`${own}/`)) spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
