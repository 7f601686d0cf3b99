import { invalid } from '#core/contract/errors';
import type { AccountPosition } from '#core/contract/host-ports';

/** Where the next page begins, as it travels in the `Link` header. */
export const writeCursor = (position: AccountPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The same, read again; `isTime` where the list is sorted by an instant. */
export const readCursor = (cursor: string, isTime: boolean): AccountPosition => {
  try {
    const [value, id, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const fits = typeof value === 'string' && typeof id === 'string' && more.length === 0 && !value.includes('\0');
    if (fits && /^[0-9a-f-]{36}$/.test(id) && (!isTime || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))) return [value, id];
  } catch {
    // Answered below like any other text that is no cursor.
  }
  throw invalid('cursor', 'This is no page of this list. Begin again.');
};
