import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../host';

/** Counts requests since the process was started. */
export interface Meter {
  /** `route` is a pattern of the route table, never a typed path, so that there are only so many. */
  request(route: string, status: number, ms: number): void;
  readonly registry: Registry;
}

const measureProcess = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'hedo_heap_used_bytes',
    help: 'Memory in use by JavaScript objects.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
};

/**
 * A meter with nothing counted yet. It has a registry of its own, since tests run several products in one process. The process is
 * measured only where somebody can read it: its observers run all the time.
 */
export const createMeter = ({ metrics, telemetry }: Pick<Config, 'metrics' | 'telemetry'>): Meter => {
  const registry = new Registry();
  if (metrics || telemetry) measureProcess(registry);
  const answered = new Counter({
    name: 'hedo_http_requests_total',
    help: 'Answered requests by route and group of status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'hedo_http_request_seconds',
    help: 'Time to answer by route.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    request: (route, status, ms) => {
      answered.inc({ route, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ route }, ms / 1000);
    },
  };
};
