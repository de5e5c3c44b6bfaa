/** The person's kept SSH keys in the form of a new machine. */
import { useState } from 'preact/hooks';
import { allRows, type components, unwrap } from '../../../sdk/src/index.ts';
import { isSameKey } from '../../../src/domain/sshPublicKey.ts';
import { client } from '../api.ts';
import { useLoad } from '../load.ts';
import { Shown } from '../parts.tsx';
import { keyLines } from './manifest.ts';

type Key = components['schemas']['SshKey'];

/** `chosen` are the lines of those that the machine gets: all, unless the person says otherwise. */
export function useKeptKeys() {
  const { loaded, reload } = useLoad(
    (signal) =>
      allRows(
        (query) => client.api.GET('/v1/admin/ssh-keys', { params: { query }, signal }),
        (page) => page.ssh_keys,
      ),
    [],
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const kept = loaded.state === 'ready' ? loaded.data : [];
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return {
    loaded,
    reload,
    isChosen: ({ id }: Key) => !left.has(id),
    toggle,
    chosen: kept.filter(({ id }) => !left.has(id)).map(({ public_key: line }) => line),
    /** Keeps the pasted lines that are not kept yet. */
    keep: async (pasted: string) => {
      for (const line of keyLines(pasted)) {
        if (kept.some(({ public_key: known }) => isSameKey(known, line))) continue;
        const [type = '', , ...comment] = line.split(' ');
        const name = [...(comment.join(' ').trim() || type)].slice(0, 100).join('');
        await unwrap(client.api.POST('/v1/admin/ssh-keys', { body: { name, public_key: line } }));
      }
    },
  };
}

/** The chosen keys and the pasted ones, each once. */
export function allKeys(chosen: readonly string[], pasted: string): string {
  const lines = [...chosen, ...keyLines(pasted)];
  return lines.filter((line, at) => lines.findIndex((each) => isSameKey(each, line)) === at).join('\n');
}

export function KeptKeys({ of: { loaded, reload, isChosen, toggle } }: { of: ReturnType<typeof useKeptKeys> }) {
  return (
    <Shown of={loaded} retry={reload}>
      {(keys) =>
        keys.length > 0 && (
          <fieldset>
            <legend>Your SSH keys</legend>
            {keys.map((key) => (
              <label class="check wraps" key={key.id}>
                <input type="checkbox" checked={isChosen(key)} onChange={() => toggle(key.id)} />
                <span>
                  {key.name} <code class="faint">{key.fingerprint}</code>
                </span>
              </label>
            ))}
          </fieldset>
        )
      }
    </Shown>
  );
}
