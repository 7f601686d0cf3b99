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
  '55P03': () => unavailable(busy, 1),
  '57014': () => unavailable(busy),
  '57P01': () => unavailable(busy),
  '57P02': () => unavailable(busy),
  '57P03': () => unavailable(busy),
};
const unfit = (): Problem => new Problem(422, 'invalid', 'A value cannot be stored as it was sent.');

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** True for what the database driver raised: its text may hold SQL and values, so it goes neither out nor into the log. */
export const isDatabaseError = (error: unknown): error is Error & { readonly code?: string } =>
  error instanceof Error &&
  (error.name === 'KnexTimeoutError' ||
    /^Connection (terminated|ended)|connection (error|timeout)|Unable to acquire a connection/i.test(error.message) ||
    ('severity' in error && 'code' in error) ||
    ('syscall' in error && 'code' in error && lost.has(String(error.code))));

/** A serialisation failure or a deadlock: the transaction left nothing behind and may run again. */
export const mayRetry = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');

/** The refusal for a database error by its SQLSTATE; null when it is a fault of ours (a 500). */
export const postgresProblem = (error: unknown): Problem | null => {
  if (!isDatabaseError(error)) return null;
  const code = String(error.code ?? '');
  if (!/^[0-9A-Z]{5}$/.test(code) || lost.has(code)) return unavailable(busy);
  if (code === '23503') {
    const detail = 'detail' in error ? String(error.detail) : '';
    return detail.includes('still referenced')
      ? new Problem(409, 'in-use', 'Something else still needs this.')
      : new Problem(404, 'not-found', 'Something this refers to does not exist.');
  }
  const mapped = bySqlState[code];
  if (mapped) return mapped();
  // Classes 08 connection, 53 resources.
  return code.startsWith('08') || code.startsWith('53') ? unavailable(busy) : null;
};
