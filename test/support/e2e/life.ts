/** One life of the whole service for several suites: a start costs more than what most of them do. */
import { type Service, startService } from '../service.ts';

export interface Life {
  /** Before the start: what a suite prepares for it, as settings of the service. */
  needs(prepare: () => Promise<Record<string, string>>): void;
  /** After the end of the service. */
  after(clean: () => Promise<void> | undefined): void;
  /** From the suites' `beforeAll` on. */
  service(): Service;
}

/** Call it before the suites are declared. */
export function oneLife(environment: Record<string, string> = {}): Life {
  const prepares: (() => Promise<Record<string, string>>)[] = [];
  const cleans: (() => Promise<void> | undefined)[] = [];
  let service: Service;
  beforeAll(async () => {
    const needed = { ...environment };
    for (const settings of await Promise.all(prepares.map((prepare) => prepare())))
      for (const [name, value] of Object.entries(settings)) {
        if ((needed[name] ?? value) !== value) throw new Error(`two suites of this life need another ${name}`);
        needed[name] = value;
      }
    service = await startService({ environment: needed });
  }, 600_000);
  afterAll(async () => {
    await service?.stop();
    for (const clean of cleans) await clean();
  }, 120_000);
  return {
    needs: (prepare) => void prepares.push(prepare),
    after: (clean) => void cleans.push(clean),
    service: () => service,
  };
}
