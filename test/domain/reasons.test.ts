import { readFileSync } from 'node:fs';
import path from 'node:path';
import { otherSystem } from '../../src/domain/evidence.ts';
import { failureCodes } from '../../src/domain/failureCodes.ts';
import { absent } from '../../src/domain/observation.ts';
import { capacityText, failureText, hostFailure, hostLostText, notReadyText } from '../../src/domain/reasons.ts';

const host = {
  words: 'create on h1: QEMU ended: /var/lib/agent/h1/disk.qcow2: no space on 10.0.0.7',
  code: 'ProviderError',
};

test.each(failureCodes)('%s is explained by what happened, in which phase, and what to do', (code) => {
  const text = failureText({ code, message: 'this happened' }, 'Starting', 'r-1');
  expect(text).toMatch(/^While Starting: this happened\. \S.*\.$/);
});

test('the message refers to support only if the service is the cause and the request id is known', () => {
  const text = (code: 'ProviderError' | 'InvalidSpec', requestId: string | null) =>
    failureText({ code, message: 'x' }, 'Creating', requestId);
  expect(text('ProviderError', 'r-1')).toMatch(/Support finds it by the request id r-1\.$/);
  expect(text('ProviderError', null)).not.toContain('Support');
  expect(text('InvalidSpec', 'r-1')).not.toContain('Support');
});

test.each(['ProviderError', 'ImageUnavailable', 'VMNotFound'] as const)(
  "with %s, a customer sees none of the host's own words; an operator sees all of them",
  (code) => {
    for (const phase of ['Creating', 'Starting', 'Running'] as const) {
      const failure = hostFailure(code, host.words, phase);
      expect(failure.message).not.toMatch(/h1|QEMU|\/var|10\.0/);
      expect(failure).toMatchObject({ code, evidence: host.words });
    }
  },
);

test('a customer whose machine runs another system reads that, and nothing of the controller', () => {
  const words =
    'start on h1: r1 runs another system than its image: the controller accepted the boot override (Once, Cd)';
  const failure = hostFailure('ProviderError', words, 'Starting', otherSystem);
  expect(failure).toEqual({
    code: 'ProviderError',
    message: 'its host started another system than its image',
    evidence: words,
  });
  expect(hostFailure('ProviderError', words, 'Starting').message).toBe('its host could not start it in time');
});

test("a host's complaint about a spec is shown to the customer, without the host's name", () => {
  const words = 'create on h1: image debian-12 needs a disk of 10 GiB; resources.diskGiB is 5';
  expect(hostFailure('InvalidSpec', words, 'Creating').message).toBe(
    'image debian-12 needs a disk of 10 GiB; resources.diskGiB is 5',
  );
});

test('each reason for waiting is given once, in a stable order', () => {
  expect(capacityText('busy', ['lacks cpu', 'is cordoned', 'lacks cpu'])).toBe(
    capacityText('busy', ['is cordoned', 'lacks cpu']),
  );
  expect(capacityText('busy', [])).toBe('waiting for capacity: busy');
});

test('every port that does not listen is named', () => {
  const port = { exposure: 'private-tunnel' as const, protocol: 'TCP', readinessProbe: true };
  const ports = [
    { ...port, name: 'http', guestPort: 80 },
    { ...port, name: 'db', guestPort: 5432 },
    { ...port, name: 'open', guestPort: 81, readinessProbe: false },
  ];
  const seen = {
    presence: 'present',
    power: 'on',
    guestUp: true,
    listeningPorts: [],
    sshHostKeys: [],
    forwards: [],
  } as const;
  expect(notReadyText(ports, { ...seen, listeningPorts: [], sshHostKeys: [], forwards: [] })).toBe(
    'port http (80), port db (5432) do not listen',
  );
  expect(notReadyText(ports, { ...seen, listeningPorts: [80], sshHostKeys: [], forwards: [] })).toBe(
    'port db (5432) does not listen',
  );
});

test("a guest that does not run is explained before its ports, without its host's words", () => {
  const seen = { ...absent, presence: 'present', power: 'on' } as const;
  expect(notReadyText([], { ...seen, guestUp: true, trouble: 'disk-full' })).toMatch(/^its host's disk is full/);
  expect(notReadyText([], { ...seen, trouble: 'paused' })).toMatch(/^the guest is paused/);
  expect(notReadyText([], { ...seen, trouble: 'constructor' as 'paused' })).toBe('the guest is paused');
});

test('the time at which a host was lost is shown in whole seconds, as clients parse it', () => {
  expect(hostLostText(new Date('2026-03-01T12:00:00.987Z'))).toContain('since 2026-03-01T12:00:00Z');
});

test('no reason says that there is nothing to do: status tells an operator beside it what to do', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../src/domain/reasons.ts'), 'utf8');
  expect(source).toContain('The operator sees to that');
  expect(source).not.toMatch(/nothing to do/i);
});
