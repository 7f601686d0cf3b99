import { Problem, unavailable } from '../../contract/errors';

const busy = 'The service is busy for a moment. Please try again.';
const bySqlState: Readonly<Record<string, () => Problem>> = {
  '22P02': () => unfit(),
  '22P05': () => unfit(),
  '22021': () => unfit(),
  '22007': () => unfit(),
  '22008': () => unfit(),
  '22001': () => unfit(),
  '22003': () => unfit(),
  '23514': () => unfit(),
  '23505': () => new Problem(409, 'already-exists', 'This exists already.'),
  '40001': () => unavailable(busy, 1),
  '40P01': () => unavailable(busy, 1),
  '53100': () => storageFull(),
  '55P03': () => unavailable(busy, 1),
  '57014': () => unavailable(busy),
  '57P01': () => unavailable(busy),
  '57P02': () => unavailable(busy),
  '57P03': () => unavailable(busy),
};
/** The refusal while a disk is full, the database's or the one of files. */
export const storageFull = (): Problem =>
  new Problem(
    507,
    'storage-full',
    'The server has no room left, so nothing was saved. Keep what you wrote and try again in a few minutes.',
  );
const unfit = (): Problem => new Problem(422, 'invalid', 'A value cannot be stored as it was sent.');

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** What the driver says of a connection that is gone. Knex puts the statement before it: `ROLLBACK - Connection terminated`. */
const connectionGone = new RegExp(
  '(^| - )(Connection (terminated|ended)[^-]*|Client (was closed|has encountered a connection error) and is not queryable|' +
    'terminating connection due to [^-]+)$',
);
const noConnection =
  /connection (error|timeout)|Unable to acquire a connection|timeout exceeded when trying to connect|Query read timeout/i;

interface DriverError extends Error {
  readonly code?: string;
}

/** The driver's own error: Objection puts it under `nativeError` of one that has no code. */
const unwrap = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error && error.nativeError instanceof Error ? error.nativeError : error;

const fromDriver = (error: unknown): DriverError | null => {
  const native = unwrap(error);
  if (!(native instanceof Error)) return null;
  const { code } = native as DriverError;
  const known =
    native.name === 'KnexTimeoutError' ||
    connectionGone.test(native.message) ||
    noConnection.test(native.message) ||
    ('severity' in native && code !== undefined) ||
    // A host with several addresses fails with all of their errors at once.
    (('syscall' in native || native instanceof AggregateError) && lost.has(String(code)));
  return known ? (native as DriverError) : null;
};

/** True for what the database driver raised: its text may hold SQL and values, so it goes neither out nor into the log. */
export const isDatabaseError = (error: unknown): boolean => fromDriver(error) !== null;

/** A serialisation failure or a deadlock: the transaction left nothing behind and may run again. */
export const canRetry = (error: unknown): boolean => {
  const code = fromDriver(error)?.code;
  return code === '40001' || code === '40P01';
};

/** The server is away, or gave a read up for the sake of what it has to follow: another server may answer it. */
export const canAskElsewhere = (error: unknown): boolean => {
  const native = fromDriver(error);
  return native !== null && (!/^[0-9A-Z]{5}$/.test(native.code ?? '') || /^(?:08|40|53|57P)/.test(native.code ?? ''));
};

/** The refusal for a database error by its SQLSTATE; null when it is a fault of ours (a 500). */
export const postgresProblem = (error: unknown): Problem | null => {
  const native = fromDriver(error);
  if (!native) return null;
  const code = String(native.code ?? '');
  if (!/^[0-9A-Z]{5}$/.test(code) || lost.has(code)) return unavailable(busy);
  if (code === '23503') {
    const detail = 'detail' in native ? String(native.detail) : '';
    return detail.includes('still referenced')
      ? new Problem(409, 'in-use', 'Something else still needs this.')
      : new Problem(404, 'not-found', 'Something this refers to does not exist.');
  }
  const mapped = bySqlState[code];
  if (mapped) return mapped();
  // Classes 08 connection, 53 resources.
  return code.startsWith('08') || code.startsWith('53') ? unavailable(busy) : null;
};
