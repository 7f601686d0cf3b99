import pino from 'pino';
import type { Logger } from '../contract/server';
import type { Config } from './host';
import { safeError, safeFields } from './log-fields';

/** The host's logger: `child` adds fields (module, request id) to every line. */
export interface Log extends Logger {
  debug(message: string, fields?: object): void;
  child(bindings: object): Log;
}

const wrap = (target: pino.Logger): Log => {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: object = {}): void => {
      if (!target.isLevelEnabled(level)) return;
      // `message` is pino's own key for the line; a field of that name would hide it.
      const { message: detail, ...rest } = fields instanceof Error ? { error: safeError(fields) } : safeFields(fields);
      target[level](detail === undefined ? rest : { ...rest, detail }, message.slice(0, 300));
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (bindings) => wrap(target.child(safeFields(bindings))),
  };
};

/**
 * Writes JSON lines with UTC times to standard output (or to `sink`).
 * Fields pass an allow-list, so a person's text, name or address cannot get in by accident.
 */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  sink: { write(line: string): void } = pino.destination({ dest: 1, sync: true }),
): Log =>
  wrap(
    pino(
      {
        level: config.logLevel,
        messageKey: 'message',
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: (level) => ({ level }) },
      },
      sink,
    ),
  );
