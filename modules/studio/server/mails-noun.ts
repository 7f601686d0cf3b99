import type { FieldError } from '#core/contract/errors';
import { toMailHtml } from '#core/contract/mail-html';
import {
  fillWording,
  listNames,
  listNeeded,
  type MailTemplate,
  moduleMails,
  templateOf,
  toWording,
  valuesOf,
  type Wording,
} from '#core/contract/mail-templates';
import type { Core } from '#core/contract/server';
import { type ContentFields, type ContentLanguage, contentLanguages } from '../lib/content';
import type { ContentField, ContentNoun, MailPreview, NamedFields } from '../public';
import type { Published } from './queries/published';

/** Under which noun staff word mails. */
const mailsNoun = 'mails';

/** The document of a template: `intake.resume-link` is `intake-resume-link`. */
const keyOfTemplate = (template: string): string => template.replaceAll('.', '-');

interface OwnedTemplate extends MailTemplate {
  readonly key: string;
}

const listTemplates = (core: Pick<Core, 'ports'>): readonly OwnedTemplate[] =>
  core
    .ports(moduleMails)
    .flatMap(({ module, mails }) =>
      mails.map((mail) => ({ ...mail, key: keyOfTemplate(`${module}.${templateOf(mail.sample)}`) })),
    )
    .sort((one, other) => (one.title < other.title ? -1 : 1));

/** What may be named in a mail, with samples, and what has to be. */
const listValues = ({ sample }: MailTemplate, language: ContentLanguage, house: string): MailPreview['values'] => {
  const values = valuesOf(sample, language);
  const needed = new Set(listNeeded(values));
  return [
    { name: 'house', sample: house, isNeeded: false },
    ...Object.entries(values).map(([name, value]) => ({ name, sample: value, isNeeded: needed.has(name) })),
  ];
};

const fields: readonly ContentField[] = [
  { name: 'subject', label: 'Subject', kind: 'text', isRequired: true, most: 150 },
  {
    name: 'text',
    label: 'Text',
    hint: 'An empty line begins a paragraph. Values stand in braces; those of this mail are listed in its preview.',
    kind: 'long-text',
    isRequired: true,
    most: 4000,
    rows: 14,
  },
];

const toFields = ({ sample }: MailTemplate, language: ContentLanguage): ContentFields => {
  const { subject, text } = toWording(sample.words[language], valuesOf(sample, language));
  return { subject, text: text.trim() };
};

const wordingOf = (fields: ContentFields): Wording => ({
  subject: typeof fields['subject'] === 'string' ? fields['subject'] : '',
  text: typeof fields['text'] === 'string' ? fields['text'] : '',
});

/** What staff published for a mail in a language; null while it says what is built in. */
export const findWording = (published: Published, template: string, language: ContentLanguage): Wording | null => {
  const key = keyOfTemplate(template);
  if (published.findPublishedAt(mailsNoun, key, language) === null) return null;
  const fields = published.read(mailsNoun, language).get(key);
  if (!fields) return null;
  const { subject, text } = wordingOf(fields);
  return { subject, text: `${text}\n` };
};

/** What of a wording no mail could fill in, and what it lacks. */
const checkWording = ({ sample }: MailTemplate, fields: ContentFields): FieldError[] => {
  const values = valuesOf(sample, 'en');
  const wording = wordingOf(fields);
  const unknown = (['subject', 'text'] as const).flatMap((path) =>
    listNames(wording[path])
      .filter((name) => name !== 'house' && !(name in values))
      .map((name) => ({
        path,
        message: `No such value: {${name}}. Choose one of those listed, or remove the braces.`,
      })),
  );
  const said = new Set(listNames(wording.text));
  const missing = listNeeded(values)
    .filter((name) => !said.has(name))
    .map((name) => ({ path: 'text', message: `{${name}} is needed: without it nobody gets where the mail leads.` }));
  return [...unknown, ...missing];
};

/** Mails of all modules, in words that staff may change. What a client wrote is no value of any of them. */
export const createMailsNoun = (core: Core): ContentNoun => {
  const find = (key: string): OwnedTemplate | undefined => listTemplates(core).find((one) => one.key === key);
  return {
    noun: mailsNoun,
    label: 'Mails',
    about: 'What the product writes to people by mail, in three languages, with values that it fills in.',
    languages: contentLanguages,
    inPages: null,
    fields,
    list: async () =>
      listTemplates(core).map((template) => ({
        key: template.key,
        title: template.title,
        builtIn: { en: toFields(template, 'en'), de: toFields(template, 'de'), es: toFields(template, 'es') },
      })),
    check: ({ key, fields }) => {
      const template = find(key);
      return template ? checkWording(template, fields) : [];
    },
    previewMail: ({ key, language, fields }: NamedFields, house): MailPreview | null => {
      const template = find(key);
      if (!template) return null;
      const { subject, text } = fillWording(wordingOf(fields), valuesOf(template.sample, language), house.name);
      return { subject, text, html: toMailHtml(text, house), values: listValues(template, language, house.name) };
    },
  };
};
