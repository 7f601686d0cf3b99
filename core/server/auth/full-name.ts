/** A name as the account stores it. */
interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Splits a typed full name: the last word is the last name, everything before it the first. One word is a first name. */
const splitName = (fullName: string): NameParts => {
  const words = tidy(fullName).split(' ');
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
      ? { firstName: tidy(given.firstName ?? ''), lastName: tidy(given.lastName ?? '') }
      : splitName(given.fullName);
  return parts.firstName === '' && parts.lastName === '' ? null : parts;
};
