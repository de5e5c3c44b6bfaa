/** Lines that a person pastes into a terminal to sign in there as well. */
import type { Entrance } from '../../domain/machineEntrance.ts';
import { type Html, html } from '../../http/html.ts';

interface Person {
  account: string;
  /** The tenant to sign in to, if the account has several. */
  tenant: string | null;
}

/**
 * Returns lines that run unmodified in any POSIX shell: names of accounts and tenants contain no shell metacharacters.
 * Each sign-in has its own folder, so it replaces neither another sign-in nor a key.
 */
export function signInLines({ account, tenant }: Person, { publicUrl, cliCommand, authority }: Entrance): string {
  const folder = `"$HOME/.config/compute-service/accounts/${account}${tenant === null ? '' : `.${tenant}`}"`;
  const words = ['login', '--account', account, ...(tenant === null ? [] : ['--tenant', tenant])];
  return [
    ...(authority ? [`(umask 077; mkdir -p ${folder}; cat > ${folder}/ca.pem) <<'END'`, authority.trim(), 'END'] : []),
    `${cliCommand} ${words.join(' ')} --server ${new URL(publicUrl).origin} --data-dir ${folder}`,
    `export KUBECONFIG=${folder}/kubeconfig`,
  ].join('\n');
}

export function terminalSection(person: Person, entrance: Entrance): Html {
  return html`<p><strong id="terminal">For kubectl and ssh at a terminal</strong>, paste this there. It opens your
    browser once more and writes a kubeconfig. It needs this service&rsquo;s command-line program: installed, or
    the terminal in its checkout.</p>
<pre role="region" aria-labelledby="terminal" tabindex="0"><code>${signInLines(person, entrance)}</code></pre>`;
}
