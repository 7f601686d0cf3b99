import { randomUUID } from 'node:crypto';

/** An error as the log has it: scrubbed there, so that nothing leaves that the log withholds. */
export interface ReportedError {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Where errors go besides the log. */
export interface ErrorReporter {
  /** Never throws, never waits. */
  report(error: ReportedError): void;
  /** Sends what is there, waiting a moment at most. */
  stop(): Promise<void>;
}

export type ErrorTarget = { readonly kind: 'sentry' | 'json'; readonly url: string };

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Write = (error: ReportedError, now: Date) => Sent;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const frameOf = (line: string): object[] => {
  const found = /^at (?:(.+) \()?(.+?):(\d+):(\d+)\)?$/.exec(line.trim());
  if (!found) return [];
  const [, name, filename, row, column] = found;
  return [{ ...(name ? { function: name } : {}), filename, lineno: Number(row), colno: Number(column) }];
};

/** The envelope of Sentry, which GlitchTip and others take too. `dsn` is `https://key@host/project`. */
const sentry = (dsn: string): Write => {
  const { protocol, host, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const url = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  const auth = `Sentry sentry_version=7, sentry_client=hedo/1, sentry_key=${username}`;
  return ({ message, fields }, now) => {
    const id = randomUUID().replaceAll('-', '');
    const { error, route, module, job, traceId, ...extra } = fields;
    const { name, message: detail, stack } = record(error);
    const tags = Object.fromEntries(
      Object.entries({ route, module, job }).filter(([, value]) => typeof value === 'string'),
    );
    const frames = (Array.isArray(stack) ? stack : []).flatMap((line) => frameOf(String(line))).reverse();
    const event = {
      event_id: id,
      timestamp: now.toISOString(),
      platform: 'node',
      level: 'error',
      logger: 'hedo',
      logentry: { formatted: message },
      tags,
      extra,
      ...(typeof traceId === 'string' ? { contexts: { trace: { trace_id: traceId, span_id: id.slice(0, 16) } } } : {}),
      ...(typeof name === 'string'
        ? { exception: { values: [{ type: name, value: String(detail ?? message), stacktrace: { frames } }] } }
        : {}),
    };
    const lines = [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event];
    return {
      url,
      headers: { 'Content-Type': 'application/x-sentry-envelope', 'X-Sentry-Auth': auth },
      body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
    };
  };
};

/** One JSON document an error, with the names of the log. */
const plainJson =
  (url: string): Write =>
  ({ message, fields }, now) => ({
    url,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: now.toISOString(), level: 'error', message, ...fields }),
  });

/** An error that comes a thousand times a minute is one error. */
const mostAMinute = 30;
const waitMs = 5000;

/** Sends errors by HTTP. `warn` hears when that fails, at most once a minute; such a failure is not reported itself. */
export const createErrorReporter = (
  target: ErrorTarget,
  warn: (message: string, fields: object) => void,
): ErrorReporter => {
  const write = target.kind === 'sentry' ? sentry(target.url) : plainJson(target.url);
  const underWay = new Set<Promise<void>>();
  let minute = 0;
  let count = 0;
  let warned = -1;
  const deliver = async ({ url, headers, body }: Sent): Promise<void> => {
    const failed = (fields: object): void => {
      if (warned === minute) return;
      warned = minute;
      warn('errors could not be reported', fields);
    };
    try {
      const answer = await fetch(url, {
        ...{ method: 'POST', headers, body, redirect: 'error' },
        signal: AbortSignal.timeout(waitMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) failed({ status: answer.status });
    } catch (error) {
      failed({ error });
    }
  };
  return {
    report: (error) => {
      const now = new Date();
      const ofNow = Math.floor(now.getTime() / 60_000);
      if (ofNow !== minute) [minute, count] = [ofNow, 0];
      count += 1;
      if (count > mostAMinute) return;
      const sending = deliver(write(error, now)).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    stop: async () => {
      await Promise.all(underWay);
    },
  };
};
