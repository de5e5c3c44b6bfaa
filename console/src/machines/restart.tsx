/** Restarting a machine, and creating it again once it is gone. */
import { useState } from 'preact/hooks';
import { ConfirmByName, Dialog } from '../dialogs.tsx';
import { useAct } from '../load.ts';
import { Code, Failure } from '../parts.tsx';
import { useMay } from '../session.tsx';
import { type AnyMachine, resources } from './liveMachines.ts';
import { kubectlText, type Manifest } from './manifest.ts';

export function Restart({ machine }: { machine: AnyMachine }) {
  const mayRestart = useMay('compute:write');
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, act, forget } = useAct();
  const { name, deletionTimestamp } = machine.metadata;
  if (!mayRestart || deletionTimestamp || machine.status?.phase !== 'Running') return null;
  const close = () => {
    setAsked(false);
    forget();
  };
  const restart = async (force: boolean) => {
    const isAccepted = await act(async () => {
      await resources[machine.kind].restart(name, { force });
    });
    if (isAccepted) setAsked(false);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => setAsked(true)}>
        Restart
      </button>
      {isAsked && (
        <Dialog title={`Restart ${name}?`} onClose={close}>
          <p>What is on its disk stays. Connections are refused until its ports listen again, and its bill goes on.</p>
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
      )}
    </>
  );
}

/** A machine that is deleted to be created again. The page of its name keeps this while there is no machine. */
export function useRecreation() {
  const { isBusy, error, act } = useAct();
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const recreate = (machine: AnyMachine) => {
    const { name, uid, labels, annotations } = machine.metadata;
    const again = {
      ...{ apiVersion: 'compute.service/v1alpha1', kind: machine.kind, spec: { ...machine.spec } },
      metadata: { name, ...(labels && { labels }), ...(annotations && { annotations }) },
    };
    setManifest(again);
    const machines = resources[machine.kind];
    return act(async () => {
      await machines.delete(name, uid === undefined ? {} : { uid });
      await machines.untilGone(machine);
      await machines.create(again as never);
      setManifest(null);
    });
  };
  return { isBusy, error, manifest, recreate };
}
type Recreation = ReturnType<typeof useRecreation>;

export function Recreate({ machine, recreation }: { machine: AnyMachine; recreation: Recreation }) {
  const mayRecreate = useMay('compute:write');
  const [isAsked, setAsked] = useState(false);
  const { name, deletionTimestamp } = machine.metadata;
  if (!mayRecreate || deletionTimestamp) return null;
  return (
    <>
      <button type="button" class="button danger-quiet" onClick={() => setAsked(true)}>
        Recreate
      </button>
      {isAsked && (
        <ConfirmByName
          title={`Recreate ${name}?`}
          name={name}
          action="Delete and create again"
          isBusy={recreation.isBusy}
          error={null}
          onConfirm={() => {
            setAsked(false);
            void recreation.recreate(machine);
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            The machine is deleted with everything on its disk, and then created under the same name, with the same spec
            and labels. Keep this page open until it is back.
          </p>
        </ConfirmByName>
      )}
    </>
  );
}

/** How far the recreation is, with what would create the machine by hand. */
export function RecreationNotice({ recreation: { isBusy, error, manifest } }: { recreation: Recreation }) {
  if (!manifest) return null;
  return (
    <div class={`notice ${error === null ? 'wait' : 'bad'}`} role="status">
      <strong>{error === null ? 'It is recreated' : 'It was not recreated'}</strong>
      {isBusy && <p>It is created again as soon as it is gone. Keep this page open.</p>}
      {error !== null && <Failure error={error} />}
      <details open={error !== null}>
        <summary>To create it by hand</summary>
        <Code text={kubectlText(manifest)} label="command that creates it" />
      </details>
    </div>
  );
}
