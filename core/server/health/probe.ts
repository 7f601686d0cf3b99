import type { HealthFinding, HealthState } from '../../contract/host-ports';

/** What a probe found: a state and one sentence without names of hosts, versions or people. */
export interface Finding {
  readonly state: HealthState;
  readonly detail: string;
}
/** One part that can be asked how it does. */
export interface Probe {
  readonly name: string;
  readonly ask: () => Promise<Finding>;
}
const timeoutMs = 2000;

const late = (): { readonly answer: Promise<Finding>; stop(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'down', detail: 'No answer within two seconds.' }), timeoutMs);
  });
  return { answer, stop: () => clearTimeout(timer) };
};

/** Asks one part; one that throws or takes longer than two seconds is down. */
export const check = async ({ name, ask }: Probe): Promise<HealthFinding> => {
  const [checkedAt, began] = [new Date().toISOString(), performance.now()];
  const limit = late();
  try {
    const finding = await Promise.race([ask(), limit.answer]);
    return { name, ...finding, checkedAt, ms: Math.round(performance.now() - began) };
  } catch {
    // Why is in the log of the part itself; texts of errors name hosts.
    return {
      name,
      state: 'down',
      detail: 'It failed when it was tried.',
      checkedAt,
      ms: Math.round(performance.now() - began),
    };
  } finally {
    limit.stop();
  }
};

const order: readonly HealthState[] = ['ok', 'degraded', 'down'];

/** The worst of several states. */
export const worst = (states: readonly HealthState[]): HealthState =>
  order[Math.max(0, ...states.map((state) => order.indexOf(state)))] ?? 'ok';

/** A state by a measure: from the first bound on degraded, from the second on down. */
export const byMeasure = (value: number, degraded: number, down: number): HealthState =>
  value >= down ? 'down' : value >= degraded ? 'degraded' : 'ok';
