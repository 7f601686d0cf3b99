import type { PersonAccount, PersonName } from './server';

const initial = (name: string): string => {
  const [first] = name.trim();
  return first ? `${first.toLocaleUpperCase('en')}.` : '';
};
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** `C. M.` */
export const getInitials = ({ firstName, lastName }: Omit<PersonName, 'id'>): string =>
  joined(initial(firstName), initial(lastName)) || '–';

/** `Clara M.` */
export const formatShortName = ({ firstName, lastName }: Omit<PersonName, 'id'>, nameless = '–'): string =>
  joined(firstName.trim(), initial(lastName)) || nameless;

/** `Clara Moreau` */
export const fullName = ({ firstName, lastName }: Omit<PersonName, 'id'>): string =>
  joined(firstName.trim(), lastName.trim()) || '–';

/** The name of an account as the others here take it. */
export const toPersonName = ({ first_name, last_name }: PersonAccount) => ({
  firstName: first_name,
  lastName: last_name,
});
