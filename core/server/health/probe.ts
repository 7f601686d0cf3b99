/** How a part of the product is doing. */
export type State = 'ok' | 'degraded' | 'down';

/** What a probe found: a state and one sentence without names of hosts, versions or people. */
export interface Finding {
  readonly state: State;
  readonly detail: string;
}
/** One part that can be asked how it does. */
export interface Probe {
  readonly name: string;
  readonly ask: () => Promise<Finding>;
}
/** A finding with when it was made and how long that took. */
export interface Checked extends Finding {
  readonly name: string;
  readonly checkedAt: string;
  readonly ms: number;
}

const patienceMs = 2000;

const late = (): { readonly answer: Promise<Finding>; stop(): void } => {
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'down', detail: 'No answer within two seconds.' }), patienceMs);
  });
  return { answer, stop: () => clearTimeout(timer) };
};

/** Asks one part; one that throws or takes longer than two seconds is down. */
export const check = async ({ name, ask }: Probe): Promise<Checked> => {
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

const order: readonly State[] = ['ok', 'degraded', 'down'];

/** The worst of several states. */
export const worst = (states: readonly State[]): State =>
  order[Math.max(0, ...states.map((state) => order.indexOf(state)))] ?? 'ok';

/** A state by a measure: from the first bound on degraded, from the second on down. */
export const byMeasure = (value: number, degraded: number, down: number): State =>
  value >= down ? 'down' : value >= degraded ? 'degraded' : 'ok';
