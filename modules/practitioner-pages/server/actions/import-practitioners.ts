import { Value } from '@sinclair/typebox/value';
import { hostAccounts } from '#core/contract/host-ports';
import {
  createAccounts,
  type ImportedPerson,
  mailOption,
  personFields,
  readPerson,
} from '#core/contract/imported-person';
import { type ImportCells, type ImportField, type ImportKind, ImportRefusal } from '#core/contract/imports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { newPractices, PracticeInput, practiceVocabulary } from '#modules/matching/public-server';

interface PractitionerRow extends ImportedPerson {
  /** Null where the row says nothing about the practice; the person writes it then. */
  readonly practice: PracticeInput | null;
}

const statementCount = 3;
const numbers = Array.from({ length: statementCount }, (_, at) => at + 1);
const list = (names: readonly string[]): string => names.join(', ');

/** Staff may offer more specializations while the product runs. */
const listPracticeFields = (specializations: readonly string[]): readonly ImportField[] => [
  { name: 'approach', help: 'In a few words, at most 80 characters.', isRequired: false },
  { name: 'experience', help: 'Years, from 0 to 70.', isRequired: false, aliases: ['years', 'Jahre'] },
  { name: 'languages', help: 'Divided by semicolons.', isRequired: false, aliases: ['Sprachen', 'idiomas'] },
  {
    name: 'frameworks',
    help: `Divided by semicolons: ${list(practiceVocabulary.frameworks)}.`,
    isRequired: false,
  },
  {
    name: 'designFocus',
    help: `Divided by semicolons: ${list(practiceVocabulary.designFocus)}.`,
    isRequired: false,
  },
  ...numbers.flatMap((number) => [
    {
      name: `specialization${number}`,
      help: `One of ${list(specializations)}.`,
      isRequired: false,
    },
    {
      name: `statement${number}`,
      help: "A sentence about it in the practitioner's words, 20 to 300 characters.",
      isRequired: false,
    },
  ]),
];

const split = (text = ''): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** Names as the vocabulary spells them. */
const known = (names: readonly string[], text: string | undefined): string[] =>
  split(text).map((part) => names.find((name) => name.toLowerCase() === part.toLowerCase()) ?? part);

const readPractice = (core: Core, cells: ImportCells): PracticeInput | null => {
  const specializations = core.port(newPractices).listSpecializations();
  if (listPracticeFields(specializations).every(({ name }) => (cells[name] ?? '') === '')) return null;
  const input = {
    approach: cells.approach || null,
    experience: Number((cells.experience ?? '') || 'none'),
    languages: split(cells.languages),
    frameworks: known(practiceVocabulary.frameworks, cells.frameworks),
    designFocus: known(practiceVocabulary.designFocus, cells.designFocus),
    statements: numbers.flatMap((number) => {
      const [specialization = ''] = known(specializations, cells[`specialization${number}`]);
      const statement = cells[`statement${number}`] ?? '';
      return specialization === '' && statement === '' ? [] : [{ specialization, statement }];
    }),
  };
  if (!Value.Check(PracticeInput, input)) {
    const [first] = Value.Errors(PracticeInput, input);
    const field = first?.path.split('/')[1] ?? 'a column';
    throw new ImportRefusal(`${field} is missing or not as its help says`);
  }
  core.port(newPractices).check(input);
  return input;
};

const toUser = ({ email, firstName, lastName }: ImportedPerson, id: string): User => ({
  ...{ id, email, firstName, lastName },
  role: 'practitioner',
  permissions: new Set(),
});

/**
 * Practitioners of another house: each gets an account to enter by a link, and their public record. They are closed for requests
 * until they open their hours themselves, and their page is theirs to write.
 */
export const createPractitionerKind = (core: Core): ImportKind<PractitionerRow> => ({
  id: 'practitioners',
  label: 'Practitioners',
  lead: 'Each row makes an account that the person enters by a link of their own, and a record that is closed for requests until they open it. Found again by the address.',
  skips: 'Practitioners who have an account already. Nothing about them is changed.',
  get fields() {
    return [...personFields, ...listPracticeFields(core.port(newPractices).listSpecializations())];
  },
  options: [mailOption],
  batchRows: 50,
  read: (cells) => {
    const person = readPerson(core.port(hostAccounts), cells);
    return { key: person.email, value: { ...person, practice: readPractice(core, cells) } };
  },
  apply: (trx, rows, { isDryRun, options }) =>
    createAccounts(
      core,
      trx,
      rows.map(({ value }) => value),
      {
        ...{ role: 'practitioner', isDryRun, hasMail: options.has('mail') },
        onCreated: async (person, id) => {
          if (person.practice) await core.port(newPractices).create(trx, toUser(person, id), person.practice);
        },
      },
    ),
});
