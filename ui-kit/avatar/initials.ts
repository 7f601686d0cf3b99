/** The facts that an avatar is drawn from. */
export interface Person {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** A whole name, where first and last are not kept apart. */
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * First letters of first and last name (specification 2), of a single name its first two letters, else the first two of the
 * e-mail address, else 'HU'.
 */
export function getInitials(person: Person): string {
  const words = (person.name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = person.firstName?.trim() || words[0] || '';
  const last = person.lastName?.trim() || (words.length > 1 ? words.at(-1) : '') || '';
  const letters = first && last ? firstLetters(first, 1) + firstLetters(last, 1) : firstLetters(first || last, 2);
  return (letters || firstLetters(person.email?.trim() ?? '', 2) || 'HU').toLocaleUpperCase();
}

/** By code point, so that letters outside the basic plane stay whole. */
function firstLetters(word: string, count: number): string {
  return [...word].slice(0, count).join('');
}
