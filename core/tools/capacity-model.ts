import type { CapacityFigures } from '../bench/capacity-figures';

/** What is assumed and not measured; each may be given to `npm run capacity` as `--<name> <number>`. */
export const assumptions = {
  /** Share of all clients who come on one day. */
  active: { value: 0.1, meaning: 'share of clients who come on a day' },
  /** The busiest minute next to the average over the day. */
  peak: { value: 5, meaning: 'busiest minute to the average of a day' },
  /** Of those who come on a day, how many are there in the busiest minute. */
  online: { value: 0.08, meaning: 'of those who come, share that is there in the busiest minute' },
  sockets: { value: 1.3, meaning: 'open windows of one person, a socket each' },
  /** The rest is for a process that is replaced, and for what comes unevenly. */
  busy: { value: 0.6, meaning: 'share of a core that is used in the busiest minute' },
  processMb: { value: 1024, meaning: 'memory of one process, in MB' },
  databaseCores: { value: 32, meaning: 'cores of the largest database server' },
  databaseGb: { value: 8000, meaning: 'disk of the largest database server, in GB' },
  years: { value: 3, meaning: 'years of what people wrote that are kept' },
  copies: { value: 3, meaning: 'copies of the database: itself, a replica, backups' },
  corePrice: { value: 12, meaning: 'a core for a month, in euros' },
  memoryPrice: { value: 3, meaning: 'a GB of memory for a month, in euros' },
  diskPrice: { value: 0.1, meaning: 'a GB of disk for a month, in euros' },
} as const;
export type Assumptions = Readonly<Record<keyof typeof assumptions, number>>;

export const givenAssumptions = (): Assumptions =>
  Object.fromEntries(Object.entries(assumptions).map(([name, { value }]) => [name, value])) as Assumptions;

/** What so many clients need. */
export interface Capacity {
  readonly clients: number;
  readonly peakPerSecond: number;
  readonly socketsAtPeak: number;
  readonly appCores: number;
  readonly processes: number;
  /** What decides the number of processes. */
  readonly limitedBy: 'processor' | 'sockets' | 'two at least';
  readonly databaseCores: number;
  readonly databaseGb: number;
  /** Databases among which clients are divided. */
  readonly databases: number;
  readonly eurosPerMonth: number;
}

/** A database server has 4 GB of memory for a core. */
const databaseMemoryPerCore = 4;

/** Computes what is needed from what was measured with one process. */
export const computeCapacity = (figures: CapacityFigures, given: Assumptions, clients: number): Capacity => {
  const [one] = figures.loads;
  if (!one) throw new Error('There are no measurements; run BENCH_STORE=true npm run bench load first.');
  const daily = clients * given.active;
  const peakPerSecond = (daily * figures.requestsOfDay * given.peak) / 86_400;
  const socketsAtPeak = daily * given.online * given.sockets;
  const appCores = (peakPerSecond * one.appCpuMs) / 1000 / given.busy;
  const databaseCores = (peakPerSecond * one.databaseCpuMs) / 1000 / given.busy;
  const roomMb = given.processMb - Math.max(...one.memoryMb);
  if (roomMb <= 0) throw new Error(`A process needs more than ${given.processMb} MB; give --processMb.`);
  const socketsPerProcess = (roomMb * 1024) / figures.socketKb;
  const [byCores, bySockets] = [Math.ceil(appCores), Math.ceil(socketsAtPeak / socketsPerProcess)];
  const processes = Math.max(2, byCores, bySockets);
  const databaseGb = (daily * 365 * given.years * figures.bytesPerDay) / 1e9;
  const databases = Math.max(
    1,
    Math.ceil(databaseCores / given.databaseCores),
    Math.ceil(databaseGb / given.databaseGb),
  );
  const paidDatabaseCores = Math.max(2, Math.ceil(databaseCores)) * 2;
  const eurosPerMonth =
    processes * (given.corePrice + (given.processMb / 1024) * given.memoryPrice) +
    paidDatabaseCores * (given.corePrice + databaseMemoryPerCore * given.memoryPrice) +
    databaseGb * given.copies * given.diskPrice;
  const limitedBy = processes === byCores ? 'processor' : processes === bySockets ? 'sockets' : 'two at least';
  return {
    ...{ clients, peakPerSecond, socketsAtPeak, appCores, processes, limitedBy },
    ...{ databaseCores, databaseGb, databases, eurosPerMonth },
  };
};
