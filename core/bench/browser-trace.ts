import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor that the thread had meanwhile: what else the machine does is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> };
}

/** A piece of work of the main thread, which nothing interrupts. */
export interface Task {
  /** Milliseconds of processor. */
  readonly ms: number;
  /** Microseconds on the clock of the browser. */
  readonly from: number;
  readonly to: number;
  /** What it consisted of, the most expensive first. */
  readonly of: readonly string[];
}

const categories = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  '__metadata',
];

const placeOf = ({ args }: TraceEvent): string => {
  const { url, functionName, lineNumber, columnNumber, fileName } = args?.data ?? {};
  const file = String(url ?? fileName ?? '').replace(/^.*\/assets\//, '');
  return [functionName, file && `${file}:${lineNumber ?? ''}:${columnNumber ?? ''}`].filter(Boolean).join(' ');
};

const namePartsOf = (inner: readonly TraceEvent[]): string[] =>
  inner
    .filter(({ tdur, name }) => (tdur ?? 0) > 2000 && name !== 'RunTask' && !name.startsWith('ThreadControllerImpl'))
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 6)
    .map((one) => `${one.name} ${((one.tdur ?? 0) / 1000).toFixed(0)} ${placeOf(one)}`.trim());

/** What the main thread of a page did while `work` ran. */
export interface Recorded {
  readonly tasks: readonly Task[];
  /** Microseconds on the same clock, by name: `performance.mark` of the page. */
  readonly marks: ReadonlyMap<string, number>;
}

export const record = async (browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Recorded> => {
  await browser.startTracing(page, { categories });
  try {
    await work();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const marks = events.filter(({ name }) => name.startsWith('bench:'));
  const arrivals = events.filter(
    ({ name, args }) => name === 'navigationStart' && String(args?.data?.documentLoaderURL).startsWith('http'),
  );
  // Other windows have a main thread too; the own one is where the page came in, or what it marks.
  const own = new Set([...marks, ...arrivals].map(keyOf));
  const ofPage = events.filter((one) => own.has(keyOf(one)) && one.ph === 'X');
  const tasks = ofPage
    .filter(({ name, tdur }) => (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') && tdur !== undefined)
    .map((task): Task => {
      const [from, to] = [task.ts, task.ts + (task.dur ?? 0)];
      const inner = (task.tdur ?? 0) < 8000 ? [] : ofPage.filter(({ ts, dur }) => ts >= from && ts + (dur ?? 0) <= to);
      return { ms: (task.tdur ?? 0) / 1000, from, to, of: namePartsOf(inner) };
    });
  return { tasks, marks: new Map(marks.map(({ name, ts }) => [name.slice('bench:'.length), ts])) };
};

export const longestOf = (tasks: readonly Task[]): Task =>
  tasks.reduce((most, one) => (one.ms > most.ms ? one : most), { ms: 0, from: 0, to: 0, of: [] });
