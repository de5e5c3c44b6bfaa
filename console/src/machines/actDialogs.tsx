/** What is asked before machines are changed, wherever it was asked for. */
import { useState } from 'preact/hooks';
import { ConfirmByName, Dialog, Form } from '../dialogs.tsx';
import { plural } from '../format.ts';
import { useAct } from '../load.ts';
import { Code, Failure, Field, typing } from '../parts.tsx';
import { say } from '../toasts.tsx';
import { asked, changeLabels, forAll, type Recreation, readLabelChanges, recreate, remove } from './acts.ts';
import { type AnyMachine, resources } from './liveMachines.ts';
import { kubectlText } from './manifest.ts';

const close = () => asked.set(null);

/** The dialog that is open, if one is. */
export function ActDialogs() {
  const now = asked.use();
  if (!now) return null;
  const { question, machines } = now;
  const [first] = machines;
  if (!first) return null;
  if (question === 'restart') return <Restart machine={first} />;
  if (question === 'recreate') return <Recreate machine={first} />;
  return question === 'delete' ? <Delete machines={machines} /> : <Label machines={machines} />;
}

function Restart({ machine }: { machine: AnyMachine }) {
  const { isBusy, error, act } = useAct();
  const { name } = machine.metadata;
  const restart = async (force: boolean) => {
    const isAccepted = await act(async () => {
      await resources[machine.kind].restart(name, { force });
    });
    if (!isAccepted) return;
    close();
    say(`${name} restarts.`);
  };
  return (
    <Dialog title={`Restart ${name}?`} onClose={close}>
      <p>The disk keeps its data. Connections are refused until its ports listen again, and its bill goes on.</p>
      {error !== null && <Failure error={error} />}
      <div class="buttons">
        <button type="button" class="button primary" disabled={isBusy} onClick={() => void restart(false)}>
          Shut down and start
        </button>
        <button type="button" class="button" disabled={isBusy} onClick={() => void restart(true)}>
          Switch off at once and start
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}

function Recreate({ machine }: { machine: AnyMachine }) {
  const { name } = machine.metadata;
  const begin = () => {
    close();
    void recreate(machine);
  };
  return (
    <ConfirmByName
      title={`Recreate ${name}?`}
      name={name}
      action="Delete and create again"
      isBusy={false}
      error={null}
      onConfirm={begin}
      onClose={close}
    >
      <p>
        The machine is deleted with everything on its disk, and then created under the same name, with the same spec and
        labels. Keep the console open until it is back.
      </p>
    </ConfirmByName>
  );
}

/** One by its name, several by their number. */
function Delete({ machines }: { machines: readonly AnyMachine[] }) {
  const { isBusy, error, act } = useAct();
  const [done, setDone] = useState(0);
  const names = machines.map(({ metadata }) => metadata.name);
  const isOne = names.length === 1;
  const which = isOne ? names[0]! : plural(names.length, 'machine');
  const confirm = async () => {
    if (!(await act(() => forAll(machines, remove, setDone)))) return;
    close();
    say(`${which} ${isOne ? 'is' : 'are'} being deleted.`);
  };
  return (
    <ConfirmByName
      title={`Delete ${which}?`}
      name={isOne ? which : `delete ${names.length}`}
      action={isOne ? 'Delete the machine' : 'Delete the machines'}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>
        {isOne
          ? 'The machine is shut down, and everything on its disk is lost. This cannot be undone.'
          : 'The machines are shut down, and everything on their disks is lost. This cannot be undone.'}
      </p>
      {!isOne && <p class="names">{names.join(', ')}</p>}
      {isBusy && !isOne && <p role="status">{`${done} of ${names.length}`}</p>}
    </ConfirmByName>
  );
}

function Label({ machines }: { machines: readonly AnyMachine[] }) {
  const [text, setText] = useState('');
  const changes = readLabelChanges(text);
  const [first] = machines;
  const which = machines.length === 1 ? first!.metadata.name : plural(machines.length, 'machine');
  return (
    <Form
      title={`Labels of ${which}`}
      action="Change labels"
      send={async () => {
        if (Object.keys(changes).length === 0)
          throw new Error('no change was entered: type tier=web, or tier- to remove');
        await changeLabels(machines, changes);
      }}
      onClose={close}
      onMade={close}
    >
      {() => (
        <Field label="Changes" hint="tier=web sets a label, tier- removes it. One per line. Other labels stay.">
          {(control) => <textarea {...control} rows={3} value={text} onInput={typing(setText)} spellcheck={false} />}
        </Field>
      )}
    </Form>
  );
}

/** How far a recreation is, with what would create the machine by hand. */
export function RecreationNotice({ of: recreation }: { of: Recreation | undefined }) {
  if (!recreation) return null;
  const { manifest, error } = recreation;
  const isOn = error === null;
  return (
    <div class={`notice ${isOn ? 'wait' : 'bad'}`} role="status">
      <strong>{isOn ? 'It is recreated' : 'It was not recreated'}</strong>
      {isOn ? <p>It is created again as soon as it is gone. Keep the console open.</p> : <Failure error={error} />}
      <details open={!isOn}>
        <summary>To create it by hand</summary>
        <Code text={kubectlText(manifest)} label="command that creates it" />
      </details>
    </div>
  );
}
