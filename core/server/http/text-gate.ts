import type { FieldError } from '../../contract/errors';

/** Bounds of any JSON that comes in, counted over the whole document. */
export const bounds = { depth: 12, keys: 2000, items: 5000 } as const;

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const badText = 'This holds a character that cannot be stored.';

/** True for text that PostgreSQL would refuse (NUL) or silently change (half of a surrogate pair). */
export const isUnstorable = (text: string): boolean => /\p{Surrogate}|\0/u.test(text);

/** The first thing in a parsed JSON document that no schema should have to see; null when there is none. */
export const gate = (document: unknown): FieldError | null => {
  let keys = 0;
  let items = 0;
  const walk = (value: unknown, path: string, depth: number): FieldError | null => {
    if (typeof value === 'string') return isUnstorable(value) ? { path, message: badText } : null;
    if (typeof value === 'number')
      return Number.isFinite(value) ? null : { path, message: 'This number is too large.' };
    if (typeof value !== 'object' || value === null) return null;
    if (depth > bounds.depth) return { path, message: 'This is nested too deeply.' };
    if (Array.isArray(value)) {
      items += value.length;
      if (items > bounds.items) return { path, message: 'This list is too long.' };
      for (const [i, item] of value.entries()) {
        const found = walk(item, path === '' ? String(i) : `${path}.${i}`, depth + 1);
        if (found) return found;
      }
      return null;
    }
    const names = Object.keys(value);
    keys += names.length;
    if (keys > bounds.keys) return { path, message: 'There are too many fields.' };
    for (const name of names) {
      const at = path === '' ? name : `${path}.${name}`;
      if (forbidden.has(name)) return { path: at, message: 'This is not accepted here.' };
      if (isUnstorable(name)) return { path, message: badText };
      const found = walk((value as Record<string, unknown>)[name], at, depth + 1);
      if (found) return found;
    }
    return null;
  };
  return walk(document, '', 1);
};
