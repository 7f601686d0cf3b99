/** Why a job failed, as a code: the message itself may quote what a person wrote. */
export type FailureReason =
  | 'timeout'
  | 'connection'
  | 'refused-by-receiver'
  | 'database'
  | 'unknown-task'
  | 'programming'
  | 'other';

const signs: readonly (readonly [FailureReason, RegExp])[] = [
  ['unknown-task', /^No task function|unsupported task/i],
  ['timeout', /time(?:d )?-?out|ETIMEDOUT|took too long/i],
  ['connection', /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|socket|network/i],
  ['refused-by-receiver', /^(?:4|5)\d\d[ -]|responseCode|recipient|EENVELOPE|EAUTH|Invalid login/i],
  ['database', /violates|relation "|deadlock|column "|statement|duplicate key|canceling/i],
  ['programming', /^(?:TypeError|ReferenceError|RangeError)|is not a function|undefined|null/i],
];

/** The code for the queue's note of the last failure. */
export const reasonOf = (lastError: string | null): FailureReason =>
  signs.find(([, pattern]) => pattern.test((lastError ?? '').slice(0, 500)))?.[0] ?? 'other';
