/** A name as the account stores it. */
interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * One line with nothing hidden in it: names stand in mails, lists and logs. Control characters and those that turn the direction
 * of a line go; joiners stay, since some scripts need them. '' when nothing visible is left.
 */
export const normalizeName = (text: string): string => {
  const line = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return /^\p{Cf}*$/u.test(line) ? '' : line;
};

/** Splits a typed full name: the last word is the last name, everything before it the first. One word is a first name. */
const splitName = (fullName: string): NameParts => {
  const words = normalizeName(fullName).split(' ');
  if (words.length === 1) return { firstName: words[0] ?? '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** Either form of a registration's name, tidied; null when nothing but spaces was given. */
export const nameOf = (given: {
  readonly fullName?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}): NameParts | null => {
  const parts =
    given.fullName === undefined
      ? { firstName: normalizeName(given.firstName ?? ''), lastName: normalizeName(given.lastName ?? '') }
      : splitName(given.fullName);
  return parts.firstName === '' && parts.lastName === '' ? null : parts;
};
