import { projectFile } from '../server/root';

/** What `npm run bench load` measured with a thousand people. Times are in milliseconds. */
export interface LoadFigures {
  readonly name: string;
  readonly people: number;
  readonly thinkSeconds: number;
  readonly seconds: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly p95ByKind: Readonly<Record<string, number>>;
  readonly failed: number;
  /** Kind and status, with how many. */
  readonly failures: Readonly<Record<string, number>>;
  /** Requests under way at once, at the most. */
  readonly mostRunning: number;
  /** Processor time of a request: in all processes of the product, jobs among it, and in the database. */
  readonly appCpuMs: number;
  readonly databaseCpuMs: number;
  /** Of each process afterwards. */
  readonly memoryMb: readonly number[];
  readonly loadAverage: number;
}

/** What the capacity model starts from; `BENCH_STORE=true npm run bench load` stores it. */
export interface CapacityFigures {
  readonly at: string;
  readonly machine: string;
  /** What else the reader has to know of the run, from `BENCH_NOTE`. */
  readonly note: string;
  readonly requestsOfDay: number;
  readonly loads: readonly LoadFigures[];
  readonly idleMb: number;
  readonly socketKb: number;
  readonly bytesPerDay: number;
  readonly bytesPerRow: Readonly<Record<string, number>>;
}

export const capacityFile: string = projectFile('docs/operating/capacity.json');
