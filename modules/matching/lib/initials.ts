/** The name of a person as the host tells it. */
interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
}

const initial = (name: string): string => {
  const [first] = name.trim();
  return first ? `${first.toLocaleUpperCase('en')}.` : '';
};

/** `C. M.`, all a practitioner knows of an accepted client before anything is opened. */
export const initialsOf = (name: NamedPerson | undefined, sample: boolean): string => {
  const letters = name ? `${initial(name.firstName)} ${initial(name.lastName)}`.trim() : '';
  return `${letters || '–'}${sample ? ' (sample)' : ''}`;
};
