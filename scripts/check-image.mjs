// Refuses a Dockerfile whose bases can change under their names, or whose last stage is root or installs packages, and a
// docker-compose.yml whose images can change, or whose Temporal is not of the version of its tools.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib.mjs';

/** Returns what is wrong with a Dockerfile, one line per problem, each with what to do. `major` is that of .nvmrc. */
export function imageProblems(text, major) {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    if (/^FROM\s/i.test(line)) stages.push({ from: line, lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  const problems = [];
  const names = new Set();
  for (const { from } of stages) {
    const [, base = '', name] = /^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?$/i.exec(from) ?? [];
    const [, version] = /^node:(\d+)\.\d+\.\d+[a-z0-9.-]*@sha256:[0-9a-f]{64}$/.exec(base) ?? [];
    if (!names.has(base) && version === undefined)
      problems.push(
        `"${from}" must be node:VERSION@sha256:DIGEST, so that it cannot become another image: see the top of the Dockerfile`,
      );
    else if (version !== undefined && version !== major)
      problems.push(`"${from}" must be of Node ${major}, as in .nvmrc`);
    if (name) names.add(name);
  }
  const last = stages.at(-1)?.lines ?? [];
  const users = last.filter((line) => /^USER\s/i.test(line));
  const user = /^USER\s+(\S+)$/i.exec(users.at(-1) ?? '')?.[1] ?? 'root';
  if (/^(root|0)(:|$)/.test(user)) problems.push('the last stage must end with a USER that is not root: USER node');
  if (last.some((line) => /^(RUN|ADD)\b.*\b(npm|npx|yarn|pnpm|apt-get|apt|curl|wget|https?:)/i.test(line)))
    problems.push('the last stage must only copy what an earlier one built: install and download there');
  // The customers' commands are one bundle.
  const leavesOut = /npm pkg delete devDependencies\b.*npm prune\b|\bpack-cli\b/;
  if (!stages.slice(0, -1).some(({ lines: built }) => built.some((line) => leavesOut.test(line))))
    problems.push(
      'an earlier stage must leave out development dependencies: npm pkg delete devDependencies && npm prune',
    );
  if (last.some((line) => /^COPY\b/i.test(line) && !/--from=/.test(line)))
    problems.push('the last stage must copy from an earlier one (COPY --from=), not from the checkout');
  return problems;
}

/** Returns what is wrong with the images of a compose file, one line per problem. */
export function composeProblems(text) {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*/, ''));
  const images = lines.flatMap((line) => [...line.matchAll(/\bimage:\s*["']?([^\s"',}]*)/g)].map(([, image]) => image));
  const problems = images
    .filter((image) => !/^[a-z0-9./-]+:\d+\.\d+[a-z0-9.-]*@sha256:[0-9a-f]{64}$/.test(image))
    .map(
      (image) => `"${image}" must be NAME:VERSION@sha256:DIGEST: write the version, then run scripts/pin-images.mjs`,
    );
  const versionsOf = (name) => images.flatMap((image) => new RegExp(`^${name}:([^@]+)`).exec(image)?.[1] ?? []);
  const versions = new Set([...versionsOf('temporalio/server'), ...versionsOf('temporalio/admin-tools')]);
  if (versions.size !== 1)
    problems.push(
      `temporalio/server and temporalio/admin-tools must have one version, not ${[...versions].join(', ')}`,
    );
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const problems = [
    ...['Dockerfile', 'cli/Dockerfile'].flatMap((name) => imageProblems(read(name), read('.nvmrc').trim())),
    ...composeProblems(read('docker-compose.yml')),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
