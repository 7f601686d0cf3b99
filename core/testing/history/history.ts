/** What the answers to an act say: `unknown` where none came, or none that says that nothing was done. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * `add` puts a mark on an object, `remove` takes it off, `replace` adds it and makes it the present one; `read` saw a mark as the present
 * one. `open` and `close` change a right, `use` needs all of its `rights`.
 */
export type Kind = 'add' | 'remove' | 'replace' | 'read' | 'open' | 'close' | 'use';

/** Something that a person did, with what came back. Times are milliseconds since the beginning of the history. */
export interface Act {
  readonly number: number;
  readonly by: string;
  readonly does: Kind;
  readonly on: string;
  readonly mark?: string | undefined;
  readonly rights?: readonly string[] | undefined;
  readonly began: number;
  /** Of what has an unknown outcome nobody knows when it takes effect: it is still going on. */
  readonly ended: number;
  /** When its last effect was there: of a try without an answer nobody knows, although another one was acknowledged. */
  readonly settled: number;
  readonly outcome: Outcome;
  /** Status and code of each answer. */
  readonly answers: string;
  /** Done after the last fault, when all have to work. */
  readonly isAfterwards: boolean;
}

/** A mark in an answer to somebody. */
export interface Sighting {
  readonly by: string;
  readonly mark: string;
  readonly path: string;
  readonly at: number;
}

/** All that happened. */
export interface History {
  readonly acts: readonly Act[];
  readonly sightings: readonly Sighting[];
  /** Who may ever see a mark. */
  readonly readers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Answers that no fault excuses: 500. */
  readonly broken: readonly string[];
}

/** What stands on an object in the end; `present` where one of its marks replaces the others. */
export interface Found {
  readonly marks: readonly string[];
  readonly present?: string | null;
}

/** What of an answer decides. */
export interface Reply {
  readonly status: number;
  readonly code?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** The part of an act that is known before. */
export interface Intent {
  readonly by: string;
  readonly does: Kind;
  readonly on: string;
  readonly mark?: string;
  readonly rights?: readonly string[];
}

/** 507 says that nothing was saved, as every 4xx does; other 5xx leave it open. */
export const judge = (reply: Reply | null): Outcome => {
  if (!reply) return 'unknown';
  if (reply.status < 400) return 'done';
  return reply.status < 500 || reply.status === 507 ? 'refused' : 'unknown';
};

/** After an answer that left it open a refusal says nothing about the first try. */
const judgeAll = (replies: readonly (Reply | null)[]): Outcome => {
  const outcomes = replies.map(judge);
  const last = outcomes.at(-1) ?? 'unknown';
  return last === 'refused' && outcomes.includes('unknown') ? 'unknown' : last;
};

const inWords = (reply: Reply | null): string =>
  reply ? [reply.status, reply.code ?? ''].join(' ').trim() : 'no answer';

const markPattern = /\bmark[0-9a-f]{6}n\d+\b/g;

/** All marks in a text. */
export const findMarks = (text: string): string[] => text.match(markPattern) ?? [];

/** Notes a history while it happens. */
export const createRecorder = (seed: number) => {
  const start = performance.now();
  const now = (): number => Math.round(performance.now() - start);
  const acts: Act[] = [];
  const sightings: Sighting[] = [];
  const readers = new Map<string, ReadonlySet<string>>();
  const broken: string[] = [];
  const run = (seed >>> 0).toString(16).padStart(8, '0').slice(-6);
  const isAfterwards = { now: false };
  return {
    now,
    history: { acts, sightings, readers, broken } satisfies History,
    /** From here on nothing excuses an answer that leaves it open. */
    beginAfterwards: (): void => {
      isAfterwards.now = true;
    },
    /** A new mark, which nobody but these may ever see. */
    makeMark: (...allowed: readonly string[]): string => {
      const mark = `mark${run}n${readers.size + 1}`;
      readers.set(mark, new Set(allowed));
      return mark;
    },
    note: (intent: Intent, began: number, replies: readonly (Reply | null)[]): Outcome => {
      const outcome = judgeAll(replies);
      const ended = outcome === 'unknown' ? Number.POSITIVE_INFINITY : now();
      acts.push({
        ...intent,
        ...{ number: acts.length + 1, began, outcome, answers: replies.map(inWords).join(', ') },
        ended,
        settled: replies.some((reply) => judge(reply) === 'unknown') ? Number.POSITIVE_INFINITY : ended,
        isAfterwards: isAfterwards.now,
      });
      return outcome;
    },
    see: (by: string, path: string, text: string): void => {
      for (const mark of new Set(findMarks(text))) sightings.push({ by, mark, path, at: now() });
    },
    noteBroken: (line: string): void => void broken.push(line),
  };
};
export type Recorder = ReturnType<typeof createRecorder>;
