/** What `npm start` prints to paste: it has to work with the fleet that runs. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { welcomeLines } from '../../src/up/welcome.ts';

const facts = {
  publicUrl: 'https://localhost:8443',
  kubeconfig: '/data/kubeconfig',
  caFile: '/data/ca.pem',
  dataDir: '/data',
  temporalUi: 'http://localhost:8233',
  codec: null,
  metricsPort: 9464,
  cliCommand: 'npx --no compute-service',
  checkout: '/check out',
  stopsMachines: false,
  signIn: null,
};
const firstMachine = (images: string[]) => {
  const lines = welcomeLines({ ...facts, images });
  return lines.slice(
    lines.indexOf('Your first machine, in a second terminal:') + 4,
    lines.indexOf('Without kubectl:') - 1,
  );
};

test('a fleet with the image of the example is offered the example', async () => {
  const { imageRef } = parse(await readFile('examples/vm.yaml', 'utf8')).spec;
  expect(firstMachine(['other', imageRef])).toEqual([
    '  npx --no compute-service ssh-key examples/vm.yaml | kubectl create -f -',
    expect.stringContaining('kubectl wait'),
    '  npx --no compute-service ssh web',
    '  kubectl delete vm web',
  ]);
});

test('a fleet without that image, such as that of `npm run real-fleet`, is offered a machine of its first image', () => {
  expect(firstMachine(['tiny', 'other'])).toEqual([
    '  npx --no compute-service ssh web --create --image tiny',
    '  kubectl delete vm web',
  ]);
});

test('the start says that local users reach Temporal where it runs Temporal, and not where another does', () => {
  const warning = /every user of this machine can open it/;
  expect(welcomeLines({ ...facts, images: [] }).join('\n')).toMatch(warning);
  const elsewhere = { ...facts, temporalUi: 'of the server at temporal.example:7233', images: [] };
  expect(welcomeLines(elsewhere).join('\n')).not.toMatch(warning);
});
