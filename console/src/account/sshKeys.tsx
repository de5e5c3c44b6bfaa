/** The person's own SSH keys, which each new machine is offered. */
import { useState } from 'preact/hooks';
import { type components, unwrap } from '../../../sdk/src/index.ts';
import { client } from '../api.ts';
import { Form } from '../dialogs.tsx';
import { useAct } from '../load.ts';
import { Menu } from '../menu.tsx';
import { Empty, Failure, Field, Heading, More, Shown, Table, Time, typing } from '../parts.tsx';
import { useMay } from '../session.tsx';
import { say } from '../toasts.tsx';
import { usePages } from './pages.ts';

type Key = components['schemas']['SshKey'];

export function SshKeys() {
  const mayKeep = useMay('compute:write');
  const [isAdding, setAdding] = useState(false);
  const { loaded, reload, next, more } = usePages(async (cursor, signal) => {
    const params = { query: cursor ? { cursor } : {} };
    const list = await unwrap(client.api.GET('/v1/admin/ssh-keys', { params, signal }));
    return { items: list.ssh_keys, next: list.next_cursor };
  }, []);
  const { isBusy, error, act } = useAct();
  const remove = async ({ id, name }: Key) => {
    const isDone = await act(async () => {
      await unwrap(client.api.DELETE('/v1/admin/ssh-keys/{id}', { params: { path: { id } } }));
    });
    if (isDone) say(`${name} is kept no longer. Machines that have it still accept it.`);
    reload();
  };
  return (
    <>
      <Heading title="SSH keys">
        {mayKeep && (
          <button type="button" class="button primary" onClick={() => setAdding(true)}>
            Add a key
          </button>
        )}
      </Heading>
      <p class="lead">
        Your own public keys. Each machine that you create is offered them, here and with the command line. A machine’s
        keys never change, so a key that you remove still opens the machines that have it.
      </p>
      {error !== null && <Failure error={error} />}
      <Shown of={loaded} retry={reload} shape="rows">
        {(keys) =>
          keys.length === 0 ? (
            <Empty title="No SSH keys yet" drawing="key">
              <p>Add the public key of your computer: the file in ~/.ssh that ends in .pub.</p>
            </Empty>
          ) : (
            <Table caption="SSH keys" head={['Key', 'Fingerprint', 'Added', '']}>
              {keys.map((key) => (
                <tr key={key.id}>
                  <td>
                    <strong>{key.name}</strong>
                    <div class="sub">{key.public_key.split(' ')[0]}</div>
                  </td>
                  <td>
                    <code>{key.fingerprint}</code>
                  </td>
                  <td>
                    <Time at={key.created_at} />
                  </td>
                  <td>
                    {mayKeep && (
                      <div class="buttons">
                        <Menu
                          label={`Acts on ${key.name}`}
                          items={() => [
                            {
                              label: 'Remove',
                              isDanger: true,
                              refusal: isBusy ? 'A key is being removed.' : null,
                              run: () => void remove(key),
                            },
                          ]}
                        />
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </Shown>
      <More next={next} onMore={more} />
      {isAdding && (
        <Add
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            reload();
          }}
        />
      )}
    </>
  );
}

function Add({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [name, setName] = useState('');
  const [line, setLine] = useState('');
  const send = () => unwrap(client.api.POST('/v1/admin/ssh-keys', { body: { name, public_key: line.trim() } }));
  return (
    <Form title="Add an SSH key" action="Add" send={send} onClose={onClose} onMade={onAdded}>
      {(faultOf) => (
        <>
          <Field label="Name" hint="Where it is, such as laptop." fault={faultOf('name')}>
            {(control) => <input {...control} required value={name} onInput={typing(setName)} autocomplete="off" />}
          </Field>
          <Field label="Public key" hint="One line, of a file that ends in .pub." fault={faultOf('public_key')}>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                required
                value={line}
                onInput={typing(setLine)}
                placeholder="ssh-ed25519 AAAA… you@laptop"
                spellcheck={false}
              />
            )}
          </Field>
        </>
      )}
    </Form>
  );
}
