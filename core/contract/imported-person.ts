import type { Knex } from 'knex';
import { type ClaimMails, claimMails } from './claim-mails';
import { type HostAccounts, hostAccounts } from './host-ports';
import { type ImportCells, type ImportField, type ImportOption, type ImportOutcome, ImportRefusal } from './imports';
import type { Role } from './manifest';
import type { ProductLanguage } from './page';
import type { Core } from './server';

/** What every import of people knows about one. */
export interface ImportedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: ProductLanguage | null;
}

const languages: readonly ProductLanguage[] = ['en', 'de', 'es'];
const longestName = 100;

/** Columns about a person, for a kind whose rows are people. */
export const personFields: readonly ImportField[] = [
  {
    name: 'email',
    help: 'The address with which the person signs in. It is also how the row is found again.',
    isRequired: true,
    aliases: ['e-mail', 'mail', 'email address', 'E-Mail-Adresse', 'correo'],
  },
  {
    name: 'firstName',
    help: 'At most 100 characters.',
    isRequired: true,
    aliases: ['given name', 'Vorname', 'nombre'],
  },
  {
    name: 'lastName',
    help: 'At most 100 characters.',
    isRequired: true,
    aliases: ['surname', 'family name', 'Nachname', 'Name', 'apellidos'],
  },
  {
    name: 'language',
    help: "In which mails are written: en, de or es. Empty for the house's own.",
    isRequired: false,
    aliases: ['Sprache', 'idioma'],
  },
];

/** Chosen for a file of people whose links are to be mailed at once. */
export const mailOption: ImportOption = {
  name: 'mail',
  label: 'Mail every new person a link to choose a password',
  help: 'The link works for seven days. Without this no mail is sent; the list of people offers each link later.',
};

const readNamePart = (cells: ImportCells, field: 'firstName' | 'lastName'): string => {
  const name = (cells[field] ?? '').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(name)) throw new ImportRefusal(`${field} is empty`);
  if (name.length > longestName) throw new ImportRefusal(`${field} is longer than ${longestName} characters`);
  return name;
};

/** A person as a row describes them. Throws `ImportRefusal`, which quotes nothing of the row. */
export const readPerson = (accounts: HostAccounts, cells: ImportCells): ImportedPerson => {
  if (!accounts.hasPasswords)
    throw new ImportRefusal('People sign in at another identity provider here, which makes their accounts itself.');
  const email = accounts.readEmail((cells.email ?? '').trim());
  if (email === null) throw new ImportRefusal('email is no address such as name@example.com');
  const language = (cells.language ?? '').trim().toLowerCase();
  const known = languages.find((one) => one === language);
  if (language !== '' && !known) throw new ImportRefusal(`language is none of ${languages.join(', ')}`);
  return {
    email,
    firstName: readNamePart(cells, 'firstName'),
    lastName: readNamePart(cells, 'lastName'),
    language: known ?? null,
  };
};

const otherRole: Readonly<Record<Role, string>> = {
  client: 'This address belongs to a client. Change the role in the list of people.',
  practitioner: 'This address belongs to a practitioner.',
  admin: 'This address belongs to an admin.',
};

/**
 * Makes an account for each person who has none, and says what became of each. An account that exists is never changed: with the same
 * role it is skipped, with another one the row is refused. `onCreated` adds what else belongs to a new person.
 */
export const createAccounts = async <T extends ImportedPerson>(
  core: Core,
  trx: Knex.Transaction,
  people: readonly T[],
  {
    role,
    isDryRun,
    hasMail,
    onCreated,
  }: {
    readonly role: Role;
    readonly isDryRun: boolean;
    readonly hasMail: boolean;
    readonly onCreated?: (person: T, id: string) => Promise<void>;
  },
): Promise<readonly ImportOutcome[]> => {
  const accounts = core.port(hostAccounts);
  const known = await accounts.findByEmails(
    trx,
    people.map(({ email }) => email),
  );
  const mails: readonly ClaimMails[] = hasMail ? core.ports(claimMails) : [];
  const strangers = people.filter(({ email }) => !known.has(email));
  const made =
    isDryRun || strangers.length === 0
      ? null
      : await accounts.createUnclaimed(
          trx,
          role,
          strangers.map(({ email, firstName, lastName, language }) => ({ email, firstName, lastName, language })),
        );
  const outcomes: ImportOutcome[] = [];
  for (const person of people) {
    const before = known.get(person.email);
    if (before) {
      outcomes.push(
        before.role === role ? { result: 'skipped' } : { result: 'refused', reason: otherRole[before.role] },
      );
      continue;
    }
    const id = made?.get(person.email);
    if (made && id === undefined) {
      // Registered this moment.
      outcomes.push({ result: 'skipped' });
      continue;
    }
    if (id !== undefined) {
      await onCreated?.(person, id);
      for (const one of mails) await one.send(trx, id);
    }
    outcomes.push({ result: 'created' });
  }
  return outcomes;
};
