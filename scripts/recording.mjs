// Records docs/images/start.svg, the first minute with the service: real commands at a real terminal, on a service that
// it starts. Waits are shortened. `npm run build`, then `node scripts/recording.mjs`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import headless from '@xterm/headless';
import { root } from './lib.mjs';

const [columns, rows] = [92, 26];
const [cellWidth, lineHeight, edge] = [8.4, 18, 14];
const typingMs = 45;
/** A pause longer than this is shown as this. */
const longestPauseMs = 700;
const lastMs = 4_000;
const program = path.join(root, 'scripts', 'run.mjs');

const frames = [];
const terminal = new headless.Terminal({ cols: columns, rows, allowProposedApi: true, convertEol: true });
let atMs = 0;

/** As in a checkout of one's own, and without a code that signs in. */
const withoutPlaces = (text) =>
  text
    .replaceAll(environment.DATA_DIR, '.data')
    .replaceAll(root, '~/compute-service')
    .replace(/#sign-in=[\w-]+/g, '#sign-in=…');

const show = (text) => new Promise((resolve) => terminal.write(text, resolve));

/** What the terminal shows, as lines of runs of one style. */
function snapshot() {
  const { active } = terminal.buffer;
  return Array.from({ length: rows }, (_row, y) => {
    const line = active.getLine(active.viewportY + y);
    const runs = [];
    for (let x = 0; x < columns; x++) {
      const cell = line?.getCell(x);
      const style = `${cell?.isBold() ? 'b' : ''}${cell?.isDim() ? 'd' : ''}${cell?.isFgPalette() ? ` c${cell.getFgColor() % 8}` : ''}`;
      const last = runs.at(-1);
      if (last && last.style === style) last.text += cell?.getChars() || ' ';
      else runs.push({ style, text: cell?.getChars() || ' ', x });
    }
    return runs.map((run) => ({ ...run, text: run.text.trimEnd() })).filter(({ text }) => text !== '');
  });
}

async function frame(afterMs, text) {
  atMs += Math.min(afterMs, longestPauseMs);
  await show(text);
  const lines = snapshot();
  const key = JSON.stringify(lines);
  if (frames.at(-1)?.key !== key) frames.push({ atMs, lines, key });
}

async function type(command) {
  await frame(600, '\x1b[32m$\x1b[0m ');
  for (const part of command.match(/.{1,2}/g)) await frame(typingMs * part.length, part);
  await frame(300, '\n');
}

/** Runs it at a terminal of its own (util-linux' script), and records what it prints until it ends, or until a line. */
async function record(command, environment, { until } = {}) {
  const child = spawn('script', ['-qefc', `stty cols ${columns} rows ${rows}; exec ${command}`, '/dev/null'], {
    cwd: root,
    env: { ...process.env, TERM: 'xterm-256color', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let last = Date.now();
  let printed = '';
  // What comes after the line is of no interest, and the service goes on.
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const text = chunk.toString();
    printed += text;
    await frame(Date.now() - last, withoutPlaces(text));
    last = Date.now();
    if (until?.test(printed)) break;
  }
  if (!until && child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  if (!until && child.exitCode !== 0) throw new Error(`${command} failed: ${printed}`);
  return { child, printed };
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A strip of frames that moves past a window; equal lines are drawn once and used again. */
function svg() {
  const ids = new Map();
  const idOf = (runs) => {
    const key = JSON.stringify(runs);
    if (!ids.has(key)) ids.set(key, { id: `l${ids.size}`, runs });
    return ids.get(key).id;
  };
  const width = Math.ceil(columns * cellWidth + 2 * edge);
  const height = rows * lineHeight + 2 * edge;
  const strip = frames.map(({ lines }, index) => {
    const uses = lines
      .map((runs, y) => runs.length > 0 && `<use href="#${idOf(runs)}" y="${(y + 1) * lineHeight - 4}"/>`)
      .filter(Boolean);
    return `<g transform="translate(${index * width})">${uses.join('')}</g>`;
  });
  const wholeMs = atMs + lastMs;
  const steps = frames.map(
    ({ atMs: at }, index) => `${((100 * at) / wholeMs).toFixed(3)}%{transform:translateX(${-index * width}px)}`,
  );
  const texts = [...ids.values()].map(({ id, runs }) => {
    const spans = runs.map(
      ({ style, text, x }) =>
        `<tspan x="${(x * cellWidth).toFixed(1)}"${style ? ` class="${style.trim()}"` : ''} ` +
        `textLength="${(text.length * cellWidth).toFixed(1)}">${escaped(text)}</tspan>`,
    );
    return `<text id="${id}">${spans.join('')}</text>`;
  });
  const rest = `transform:translateX(${-(frames.length - 1) * width}px)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>npm start, and a first machine: created, reached, and deleted</title>
<style>
text{font:14px ui-monospace,"SF Mono","Cascadia Code","DejaVu Sans Mono",Menlo,Consolas,monospace;fill:#e8eaee;white-space:pre}
.b{font-weight:700}.d{fill:#a3abb8}.c1{fill:#ffb4ab}.c2{fill:#7fd9a4}.c3{fill:#f1c66b}.c4{fill:#a9b8ff}.c5{fill:#e0b0ff}.c6{fill:#8fdfe6}
#strip{animation:play ${wholeMs}ms steps(1,end) infinite}
@keyframes play{0%{transform:translateX(0)}${steps.join('')}100%{${rest}}}
@media (prefers-reduced-motion:reduce){#strip{animation:none;${rest}}}
</style>
<rect width="${width}" height="${height}" rx="10" fill="#14171c"/>
<defs>${texts.join('\n')}</defs>
<svg x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}"><g id="strip">
${strip.join('\n')}
</g></svg>
</svg>
`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'recording-'));
const environment = {
  DATA_DIR: path.join(folder, 'data'),
  HTTPS_PORT: '0',
  TEMPORAL_PORT: '0',
  TEMPORAL_UI_PORT: '0',
  npm_config_loglevel: 'silent',
};
let service;
try {
  await type('npm start');
  const up = await record(`node --max-semi-space-size=4 ${program} up`, environment, {
    until: /Ctrl-C stops everything/,
  });
  service = up.child;
  service.stdout.resume();
  await frame(longestPauseMs, '\n\x1b[2m# in a second terminal\x1b[0m\n');
  for (const command of [
    'machines create web --image debian-12 --ports ssh:22,http:80 --wait',
    'machines list',
    'machines show web',
    'machines delete web --wait',
  ]) {
    await type(`compute-service ${command}`);
    await record(`node ${program} ${command}`, environment);
  }
  writeFileSync(path.join(root, 'docs', 'images', 'start.svg'), svg());
  console.log(`${frames.length} frames, ${Math.round((atMs + lastMs) / 1_000)} s`);
} finally {
  if (service) process.kill(-service.pid, 'SIGINT');
  if (service) await new Promise((resolve) => service.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
