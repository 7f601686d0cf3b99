import type { Server } from 'socket.io';
import type { User } from '../../contract/route';

/** Characters of an announcement. */
const longest = 500;

/** The words of a `notification`: its first field that holds some. */
const wordsOf = (message: unknown): string => {
  if (typeof message !== 'object' || message === null) return '';
  const { text, content, message: said, title } = message as Record<string, unknown>;
  const found = [text, content, said, title].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof found === 'string' ? found.trim() : '';
};

/**
 * What came of a browser's `notification`: an admin's words go to everybody who has the product open right now, as
 * `announcement` with `{ text, sentAt }`, and are kept nowhere (200). Others may not (403); no words, or too many, are refused (422).
 */
export const announce = (io: Server, user: User, message: unknown): number => {
  if (user.role !== 'admin') return 403;
  const text = wordsOf(message);
  if (text === '' || text.length > longest) return 422;
  io.emit('announcement', { text, sentAt: new Date().toISOString() });
  return 200;
};
