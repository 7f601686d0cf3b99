import { AsyncLocalStorage } from 'node:async_hooks';

/** What may be said of a span: names of ours, codes, counts. Never an id of a person, a typed path, a value or a text. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** `traceparent` of the caller; the work that is being done unless given. */
  readonly cause?: string;
}

/** Work that is being measured. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed, by the class or code of an error. */
  fail(reason: string): void;
  end(): void;
}

/** Sends spans somewhere. */
export interface Tracer {
  /** Runs `work` inside of a new span. */
  during<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** A span below the one being worked on, which the caller ends; null outside of any. */
  child(start: SpanStart): Span | null;
  traceId(): string | undefined;
  /** What an outgoing request carries so that the called system can continue the trace. */
  headers(): Readonly<Record<string, string>>;
}

/** What is being done here: a request by the pattern of its route, or a job by its name. */
interface Work {
  readonly name: string;
}

// Of the process, as the driver of the database and outgoing requests are. Null: nothing is traced, and nothing is loaded for it.
let tracer: Tracer | null = null;
let named = false;
const current = new AsyncLocalStorage<Work>();

const notTraced: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined, end: () => undefined };

export const setTracer = (one: Tracer | null): void => {
  tracer = one;
};
/** Whether work is to be known by name, which costs each promise a little: only for those who read it. */
export const nameWork = (on: boolean): void => {
  named = on;
};
export const isFollowed = (): boolean => named || tracer !== null;

/** Runs work under a name that slow queries can be found by. */
export const inWork = <T>(work: Work, run: () => Promise<T>): Promise<T> => (named ? current.run(work, run) : run());
export const findWork = (): string | undefined => current.getStore()?.name;

export const inSpan = <T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer.during(start, work) : work(notTraced);
export const startChild = (start: SpanStart): Span | null => tracer?.child(start) ?? null;
export const getTraceId = (): string | undefined => tracer?.traceId();
export const getTraceHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? {};
