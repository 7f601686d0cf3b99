import type { Grammar } from './wording/wording';

/** A fragment without the stop or comma at its end. */
export const trimmed = (text: string): string => text.trim().replace(/[\s.,;:…–—-]+$/u, '');

export const quoted = ({ open, close }: Grammar, text: string): string => `${open}${trimmed(text)}${close}`;

export const listed = ({ and }: Grammar, items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

export const counted = ({ numbers }: Grammar, count: number): string => numbers[count] ?? String(count);
