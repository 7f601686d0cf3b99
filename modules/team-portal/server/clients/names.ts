import type { PersonName } from '#core/contract/server';

const initial = (name: string): string => {
  const [first] = name.trim();
  return first ? `${first.toLocaleUpperCase('en')}.` : '';
};
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ') || '–';

/** `C. M.` */
export const initialsOf = ({ firstName, lastName }: Omit<PersonName, 'id'>): string =>
  joined(initial(firstName), initial(lastName));

/** `Clara M.` */
export const shortName = ({ firstName, lastName }: Omit<PersonName, 'id'>): string =>
  joined(firstName.trim(), initial(lastName));

/** `Clara Moreau` */
export const fullName = ({ firstName, lastName }: Omit<PersonName, 'id'>): string =>
  joined(firstName.trim(), lastName.trim());
