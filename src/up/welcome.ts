// What `npm start` prints once the service is up: where everything is, and a first machine to paste.
import path from 'node:path';
import { shellWord } from '../lib/shell.ts';

export interface Welcome {
  publicUrl: string;
  kubeconfig: string;
  caFile: string;
  dataDir: string;
  /** Where the Temporal UI is, or who runs it. */
  temporalUi: string;
  /** Where the UI and the `temporal` command have payloads decrypted; null when they are in the clear. */
  codec: string | null;
  metricsPort: number;
  /** What customers type to run this program. */
  cliCommand: string;
  /** The folder of the checkout, which contains the examples. */
  checkout: string;
  stopsMachines: boolean;
  /** The address that signs its reader in once; null if people sign in at a provider, or from other machines. */
  signIn: string | null;
  /** The names of the fleet's images. */
  images: readonly string[];
}

/** In examples/vm.yaml. */
const exampleImage = 'debian-12';

export function welcomeLines(facts: Welcome): string[] {
  const { publicUrl, kubeconfig, caFile, dataDir, temporalUi, metricsPort, cliCommand, checkout, stopsMachines } =
    facts;
  const { codec, signIn, images } = facts;
  const token = `$(npm run -s cli -- token --data-dir ${shellWord(dataDir)})`;
  return [
    '',
    `Console      ${signIn ?? `${publicUrl}/`}`,
    ...(signIn
      ? [`             (signs you in once, within ten minutes; \`${cliCommand} sign-in local\` prints another)`]
      : []),
    `API          ${publicUrl}`,
    `Account      ${publicUrl}/account`,
    `Temporal UI  ${temporalUi}`,
    ...(temporalUi.startsWith('http')
      ? ['             (every user of this machine can open it, and Temporal: neither asks for a sign-in)']
      : []),
    ...(codec === null
      ? []
      : [`             (payloads are encrypted; \`temporal --codec-endpoint ${codec}\` reads them)`]),
    `Metrics      http://127.0.0.1:${metricsPort}/metrics`,
    `Logs         ${path.join(dataDir, 'logs')}`,
    `kubeconfig   ${kubeconfig}`,
    '',
    'Your first machine, in a second terminal:',
    '',
    `  cd ${shellWord(checkout)}`,
    `  export KUBECONFIG=${shellWord(kubeconfig)}`,
    ...(images.includes(exampleImage)
      ? [
          `  ${cliCommand} ssh-key examples/vm.yaml | kubectl create -f -`,
          "  kubectl wait --for=jsonpath='{.status.readyForAccess}'=true vm/web",
          `  ${cliCommand} ssh web`,
        ]
      : [`  ${cliCommand} ssh web --create --image ${images[0] ?? 'IMAGE'}`]),
    '  kubectl delete vm web',
    '',
    'Without kubectl:',
    '',
    `  curl --cacert ${shellWord(caFile)} -H "Authorization: Bearer ${token}" ${publicUrl}/v1/admin/account`,
    '',
    `Ctrl-C stops everything${stopsMachines ? '' : '; machines that live outside it, as under QEMU, go on'}.`,
  ];
}
