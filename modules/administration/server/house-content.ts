import type { Knex } from 'knex';
import type { FieldError } from '#core/contract/errors';
import { housePages, productName } from '#core/contract/house';
import type { Core } from '#core/contract/server';
import { media } from '#modules/media/public';
import type { ContentDocument, ContentField, ContentFields, ContentNoun, NamedFields } from '#modules/studio/public';
import { findPoorestContrast, leastContrast, type Theme } from '../lib/contrast';

/** Under which noun staff edit what the house says of itself. */
export const houseNoun = 'house';

const identityFields: readonly ContentField[] = [
  {
    name: 'name',
    label: 'Name of the house',
    hint: 'In the header, the titles of pages, mails and calendars.',
    kind: 'text',
    isRequired: true,
    most: 40,
  },
  {
    name: 'contactEmail',
    label: 'Mail address for visitors',
    hint: 'Empty: the address that the server was started with (CONTACT_EMAIL).',
    kind: 'text',
    most: 254,
  },
  {
    name: 'phone',
    label: 'Phone',
    hint: 'With country code. Shown at the foot of every page.',
    kind: 'text',
    most: 40,
  },
  {
    name: 'address',
    label: 'Postal address',
    hint: 'Line by line, at the foot of every page.',
    kind: 'long-text',
    most: 400,
  },
  {
    name: 'mark',
    label: 'Mark',
    hint: 'A square picture of the media library, next to the name. Drawings as SVG are not taken: they can carry scripts.',
    kind: 'picture',
  },
];

const colourFields: readonly ContentField[] = [
  {
    name: 'accentLight',
    label: 'Accent on paper',
    hint: 'For links, buttons and marks by day. Words in it need a contrast of 4.5:1. Empty: the built-in one.',
    kind: 'colour',
  },
  {
    name: 'accentDark',
    label: 'Accent by night',
    hint: 'The same in the dark theme, where it has to be light.',
    kind: 'colour',
  },
];

const languageFields: readonly ContentField[] = [
  { name: 'hasGerman', label: 'German is offered', kind: 'switch' },
  { name: 'hasSpanish', label: 'Spanish is offered', kind: 'switch' },
];

/** The name of a switch, from the address of its page: `/client-journey` is `clientJourney`. */
export const switchOf = (route: string): string =>
  route
    .slice(1)
    .replaceAll(/[^a-z0-9]+(.)?/gi, (_, letter: string | undefined) => (letter ?? '').toUpperCase())
    .slice(0, 40);

const pageFields = (core: Core): readonly ContentField[] =>
  core
    .port(housePages)
    .listSwitchable()
    .map(({ route, label }) => ({
      name: switchOf(route),
      label: `${label} (${route})`,
      kind: 'switch',
    }));

const textOf = (fields: ContentFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

const isMailAddress = (text: string): boolean => /^[^\s,;:<>()[\]"\\@]{1,64}@[^\s,;:<>()[\]"\\@]{3,253}$/.test(text);

const checkIdentity = async (core: Core, fields: ContentFields, db: Knex): Promise<FieldError[]> => {
  const faults: FieldError[] = [];
  if (/[<>{}"\\]/.test(textOf(fields, 'name')))
    faults.push({ path: 'name', message: 'Leave out angle brackets, braces, quotes and backslashes.' });
  const email = textOf(fields, 'contactEmail');
  if (email !== '' && !isMailAddress(email))
    faults.push({ path: 'contactEmail', message: 'Enter one mail address, such as hello@example.com.' });
  const phone = textOf(fields, 'phone');
  if (phone !== '' && !/^\+?[\d\s()/.-]{5,40}$/.test(phone))
    faults.push({ path: 'phone', message: 'Enter a phone number, such as +49 30 123456.' });
  const mark = textOf(fields, 'mark');
  if (mark !== '' && !(await core.port(media).pictures(db, [mark])).has(mark))
    faults.push({ path: 'mark', message: 'This picture is not in the media library. Choose another one.' });
  return faults;
};

const accents = [
  ['accentLight', 'light', 'on paper'],
  ['accentDark', 'dark', 'by night'],
] as const satisfies readonly (readonly [string, Theme, string])[];

const checkColours = (fields: ContentFields): FieldError[] => {
  const given = accents.filter(([name]) => textOf(fields, name) !== '');
  if (given.length === 1)
    return accents
      .filter(([name]) => textOf(fields, name) === '')
      .map(([path]) => ({ path, message: 'Give the accent of both themes, or neither.' }));
  return given.flatMap(([path, theme, where]) => {
    const found = findPoorestContrast(textOf(fields, path), theme);
    return found >= leastContrast
      ? []
      : [
          {
            path,
            message: `This colour has a contrast of ${(Math.floor(found * 10) / 10).toFixed(1)}:1 ${where}; ${leastContrast}:1 is needed. Choose a ${theme === 'light' ? 'darker' : 'lighter'} one.`,
          },
        ];
  });
};

/** What the house says of itself, as staff edit it. */
export const houseContent = (core: Core): ContentNoun => ({
  noun: houseNoun,
  label: 'The house',
  about: 'Its name, how to reach it, its mark and colours, the languages and pages that it offers.',
  languages: ['en'],
  inPages: null,
  fields: identityFields,
  list: async (): Promise<readonly ContentDocument[]> => {
    const pages = pageFields(core);
    return [
      {
        key: 'identity',
        title: 'Name, contact and mark',
        path: '/',
        builtIn: { en: { name: productName, contactEmail: '', phone: '', address: '', mark: null } },
      },
      {
        key: 'colours',
        title: 'Colours',
        path: '/',
        fields: colourFields,
        builtIn: { en: { accentLight: null, accentDark: null } },
      },
      {
        key: 'languages',
        title: 'Languages',
        fields: languageFields,
        builtIn: { en: { hasGerman: true, hasSpanish: true } },
      },
      {
        key: 'pages',
        title: 'Pages that visitors may reach',
        fields: pages,
        builtIn: { en: Object.fromEntries(pages.map(({ name }) => [name, true])) },
      },
    ];
  },
  check: ({ key, fields }, db) => {
    if (key === 'identity') return checkIdentity(core, fields, db);
    return key === 'colours' ? checkColours(fields) : [];
  },
  onPublish: async ({ key, fields }: NamedFields, trx) => {
    if (key !== 'identity') return;
    const mark = textOf(fields, 'mark');
    await core.port(media).setUses(
      trx,
      {
        id: 'house:mark',
        label: 'Mark of the house',
        path: `/team-portal/studio/${houseNoun}/identity/en`,
        isPublic: true,
      },
      mark === '' ? [] : [mark],
    );
  },
});
