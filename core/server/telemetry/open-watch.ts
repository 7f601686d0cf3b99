import type { Registry } from 'prom-client';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import { setTracer } from './spans';
import { watchQueries } from './watch-queries';

type Read = () => Promise<readonly Registry[]>;

/** What a process tells of its work while it runs. */
export interface Watching {
  /** Says where the figures are, once there are any. */
  measure(read: Read): void;
  stop(): Promise<void>;
}

/** Starts traces where a collector is named, and watches queries for them and for the log. Without either nothing is loaded or changed. */
export const openWatch = async (
  { telemetry, slowQueryMs = null, role }: Pick<Config, 'telemetry' | 'slowQueryMs' | 'role'>,
  log: Logger,
): Promise<Watching> => {
  let read: Read = async () => [];
  const opened = telemetry
    ? (await import('./open-telemetry')).openTelemetry({ ...telemetry, role, readMetrics: () => read() })
    : null;
  if (opened) setTracer(opened.tracer);
  const endQueries = opened || slowQueryMs !== null ? watchQueries({ log, slowMs: slowQueryMs }) : null;
  return {
    measure: (given) => {
      read = given;
    },
    stop: async () => {
      await opened?.stop();
      endQueries?.();
      if (opened) setTracer(null);
    },
  };
};
