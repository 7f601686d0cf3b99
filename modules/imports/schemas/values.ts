/** Largest file in bytes, and most rows below its heading. */
export const largestFile = 50 * 1024 * 1024;
export const mostRows = 50_000;
export const mostColumns = 200;
/** Days for which a file can be read again; then it is erased with the list of its refused rows. */
export const fileDays = 7;
/** Refused rows that the page lists; the error file has all. */
export const listedRefusals = 100;

export const importStates = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'unreadable',
  'running',
  'done',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];
/** Orders of the list; the first is usual. */
export const importSorts = ['newest', 'oldest', 'file'] as const;
export type ImportSort = (typeof importSorts)[number];
/** A job works on it. */
export const isUnderWay = (state: ImportState): boolean => state === 'checking' || state === 'running';
