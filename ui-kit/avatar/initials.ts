/** The facts that an avatar is drawn from. */
export interface Person {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** A whole name, where first and last are not kept apart. */
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** First letters of first and last name, else the first two of the e-mail address, else 'HU' (specification 2). */
export function initials(person: Person): string {
  const words = (person.name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = person.firstName?.trim() || words[0] || '';
  const last = person.lastName?.trim() || (words.length > 1 ? words.at(-1) : '') || '';
  const letters = firstLetter(first) + firstLetter(last);
  if (letters) return letters.toLocaleUpperCase();
  const address = person.email?.trim() ?? '';
  return address ? [...address].slice(0, 2).join('').toLocaleUpperCase() : 'HU';
}

/** By code point, so that letters outside the basic plane stay whole. */
function firstLetter(word: string): string {
  return [...word][0] ?? '';
}
