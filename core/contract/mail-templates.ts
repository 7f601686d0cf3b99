import { nameHouse, productName } from './house';
import type { MailTemplate, MailWords, TranslatedMail } from './mails';
import type { ProductLanguage } from './page';
import { defineCollectingPort } from './public';

export type { MailTemplate } from './mails';

/** To whom and from where samples are: values that nobody mistakes for real ones. */
export const sampleMail = {
  to: 'ann@example.com',
  home: 'https://example.com',
  reference: 'AB-2026-EXAMPLE',
  contact: 'team@example.com',
  when: {
    en: 'Monday, 4 May 2026, 10:00 (Berlin)',
    de: 'Montag, 4. Mai 2026, 10:00 (Berlin)',
    es: 'lunes, 4 de mayo de 2026, 10:00 (Berlín)',
  },
} as const;

/** The mails of a module whose words staff may change. */
export interface ModuleMails {
  /** Id of the module, which is the first part of the name of a kind. */
  readonly module: string;
  readonly mails: readonly MailTemplate[];
}
export const moduleMails = defineCollectingPort<ModuleMails>('core.module-mails');

/** Subject and text with values in braces: `Hello, open {link}`. */
export interface Wording {
  readonly subject: string;
  readonly text: string;
}
/** Words that staff gave a mail instead of its own; from memory. Null where it says what is built in. */
export interface MailWordings {
  find(template: string, language: ProductLanguage): Wording | null;
}
export const mailWordings = defineCollectingPort<MailWordings>('core.mail-wordings');

/** Values of a mail by the names under which a wording names them. */
export type WordingValues = Readonly<Record<string, string>>;

/** Name of the template of a mail: its kind with the module, and which of its wordings it is. */
export const templateOf = ({ kind = 'mail', variant }: Pick<TranslatedMail, 'kind' | 'variant'>): string =>
  variant === undefined ? kind : `${kind}-${variant}`;

const named = [
  ['link', /https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/g],
  ['contact', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['reference', /\b[A-Z]{2,4}-\d{4}-[A-Z0-9]{3,}\b/g],
] as const;

/** Addresses and references in the words of a mail: `link`, `link2`, `contact`, `reference`. The same in all of its languages. */
const findValues = (text: string, given: ReadonlySet<string>): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [name, pattern] of named) {
    const values = [...new Set(text.match(pattern) ?? [])].filter((value) => !given.has(value));
    for (const [index, value] of values.entries()) found[index === 0 ? name : `${name}${index + 1}`] = value;
  }
  return found;
};

/** What may be named in the wording of a mail, without the name of the house. */
export const valuesOf = ({ words, values = {} }: TranslatedMail, language: ProductLanguage): WordingValues => {
  const own = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
  );
  return { ...findValues(words.en.text, new Set(Object.values(own))), ...own };
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a mail with its values in braces, and the house's name as `{house}`. */
export const toWording = ({ subject, text }: MailWords, values: WordingValues): Wording => {
  const names = new Map(Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[value, name]])));
  const longest = [...names.keys()].sort((one, other) => other.length - one.length);
  const known = longest.length > 0 ? new RegExp(longest.map(escaped).join('|'), 'g') : null;
  const put = (words: string): string => {
    let rest = 0;
    let made = '';
    for (const match of known ? words.matchAll(known) : []) {
      made += `${nameHouse(words.slice(rest, match.index), '{house}')}{${names.get(match[0])}}`;
      rest = match.index + match[0].length;
    }
    return made + nameHouse(words.slice(rest), '{house}');
  };
  return { subject: put(subject), text: put(text) };
};

const placeholder = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** What a wording names in braces. */
export const listNames = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => String(name))),
];

/** The values without which a mail is of no use: whatever it leads to. */
export const listNeeded = (values: WordingValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => (/^https?:/.test(value) ? [name] : []));

/** Words with values in the place of their names. What nobody knows stays as it is written. */
export const fillWording = ({ subject, text }: Wording, values: WordingValues, house = productName): Wording => {
  const known = new Map(Object.entries({ ...values, house }));
  const fill = (words: string): string => words.replaceAll(placeholder, (all, name) => known.get(String(name)) ?? all);
  return { subject: fill(subject), text: fill(text) };
};
