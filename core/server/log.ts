import pino from 'pino';
import type { Logger } from '../contract/server';
import type { Config } from './host';
import { safeError, safeFields } from './log-fields';
import { createLineSink, type LineSink } from './log-lines';
import type { ReportedError } from './telemetry/report-errors';
import { getTraceId } from './telemetry/spans';

/** The host's logger: `child` adds fields (module, request id) to every line. */
export interface Log extends Logger {
  debug(message: string, fields?: object): void;
  child(bindings: object): Log;
}

/** The trace that a line belongs to, where there is one. */
const traced = (): { traceId?: string } => {
  const traceId = getTraceId();
  return traceId === undefined ? {} : { traceId };
};

/** Sees each line of level error, scrubbed as it is written. */
export type SeeError = (error: ReportedError) => void;

const wrap = (target: pino.Logger, sink: LineSink, see: SeeError | null, bound: object = {}): Log => {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: object = {}): void => {
      if (!target.isLevelEnabled(level)) return;
      // `message` is pino's own key for the line; a field of that name would hide it.
      const { message: detail, ...rest } = fields instanceof Error ? { error: safeError(fields) } : safeFields(fields);
      const line = detail === undefined ? rest : { ...rest, detail };
      target[level](line, message.slice(0, 300));
      // Who looks for a fault must not wait, and the process may not live on.
      if (level === 'error' || level === 'warn') sink.flush?.();
      if (level !== 'error' || see === null) return;
      see({ message: message.slice(0, 300), fields: { ...bound, ...traced(), ...line } });
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (bindings) => {
      const safe = safeFields(bindings);
      return wrap(target.child(safe), sink, see, { ...bound, ...safe });
    },
  };
};

let standardOutput: LineSink | null = null;
const openStandardOutput = (): LineSink => {
  standardOutput ??= createLineSink(pino.destination({ dest: 1, sync: true }));
  return standardOutput;
};

/**
 * Writes JSON lines with UTC times to standard output (or to `sink`).
 * Fields pass an allow-list, so a person's text, name or address cannot get in by accident.
 */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  sink: LineSink = openStandardOutput(),
  see: SeeError | null = null,
): Log =>
  wrap(
    pino(
      {
        level: config.logLevel,
        messageKey: 'message',
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level) => ({ level }) },
        mixin: traced,
      },
      sink,
    ),
    sink,
    see,
  );
