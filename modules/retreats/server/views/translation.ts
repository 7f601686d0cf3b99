import { createHash } from 'node:crypto';
import type { ContentDocument, ContentField, ContentFields, ContentTranslation } from '#modules/studio/public';
import type { RetreatContent } from '../../schemas/content';
import type { TranslatedPart } from '../../schemas/values';
import type { Retreat } from '../models/retreat';

/** The noun of the studio under which retreats are translated. */
export const retreatTexts = 'retreat-texts';

/** A field of a host or a question: it stays theirs when others come and go. */
const nameOf = (kind: 'host' | 'question', id: string, what: string): string =>
  `${kind}${createHash('sha256').update(id).digest('hex').slice(0, 12)}${what}`;

/** What has to be translated, with the part of the page that it belongs to. */
interface Field extends ContentField {
  readonly part: TranslatedPart;
  readonly value: ContentFields[string];
}

/** What every entry of the original says, every entry of its translation has to say. */
const hasAll = <N extends string>(entries: readonly Readonly<Record<N, string>>[], name: N): boolean =>
  entries.every((entry) => entry[name].trim() !== '');

const hostFields = ({ hosts }: RetreatContent): Field[] =>
  hosts.flatMap(({ name, role, about }): Field[] => [
    {
      part: 'hosts',
      name: nameOf('host', name, 'Role'),
      label: `Role of ${name}`,
      kind: 'text',
      most: 120,
      value: role,
    },
    {
      part: 'hosts',
      name: nameOf('host', name, 'About'),
      label: `About ${name}`,
      kind: 'long-text',
      most: 800,
      value: about,
    },
  ]);

const questionFields = ({ questions }: RetreatContent): Field[] =>
  questions.flatMap(({ id, label, kind, options }): Field[] => [
    {
      part: 'questions',
      name: nameOf('question', id, 'Label'),
      label: 'Question',
      kind: 'text',
      most: 200,
      value: label,
    },
    {
      part: 'questions',
      name: nameOf('question', id, 'Options'),
      label: `Options of “${label}”`,
      kind: 'list',
      hint: 'In the same order.',
      least: options.length,
      most: options.length,
      value: kind === 'choice' ? options : [],
    },
  ]);

/** The parts of a retreat that say something in words; what it leaves empty has nothing to translate. */
const fieldsOf = (content: RetreatContent): Field[] => {
  const { programme, faq, fitness, terms } = content;
  const all: Field[] = [
    { part: 'title', name: 'title', label: 'Title', kind: 'text', most: 120, value: content.title },
    { part: 'focus', name: 'focus', label: 'Focus', kind: 'text', most: 160, value: content.focus },
    { part: 'summary', name: 'summary', label: 'Summary', kind: 'long-text', most: 300, value: content.summary },
    { part: 'text', name: 'text', label: 'Text', kind: 'markdown', most: 20_000, value: content.text },
    {
      part: 'programme',
      name: 'programme',
      label: 'Programme',
      kind: 'list',
      hint: 'One entry a day.',
      least: programme.length,
      most: programme.length,
      value: programme,
      of: [
        { name: 'title', label: 'Day', kind: 'text', most: 120, isRequired: hasAll(programme, 'title') },
        { name: 'text', label: 'What happens', kind: 'long-text', most: 2000, isRequired: hasAll(programme, 'text') },
      ],
    },
    ...hostFields(content),
    { part: 'included', name: 'included', label: 'Included', kind: 'list', most: 30, value: content.included },
    {
      part: 'notIncluded',
      name: 'notIncluded',
      label: 'Not included',
      kind: 'list',
      most: 30,
      value: content.notIncluded,
    },
    { part: 'fitness', name: 'fitnessText', label: 'Fitness', kind: 'long-text', most: 800, value: fitness.text },
    { part: 'packing', name: 'packing', label: 'Packing list', kind: 'list', most: 60, value: content.packing },
    {
      part: 'faq',
      name: 'faq',
      label: 'Questions and answers',
      kind: 'list',
      most: 30,
      value: faq,
      of: [
        { name: 'question', label: 'Question', kind: 'text', most: 200, isRequired: true },
        { name: 'answer', label: 'Answer', kind: 'long-text', most: 2000, isRequired: hasAll(faq, 'answer') },
      ],
    },
    ...questionFields(content),
    {
      part: 'terms',
      name: 'termsText',
      label: 'Paying and cancelling',
      kind: 'long-text',
      most: 2000,
      value: terms.text,
    },
  ];
  return all.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value !== ''));
};

/** A retreat as the studio translates it: what everybody sees, without changes that wait. */
export const toDocument = ({ id, slug, content }: Retreat): ContentDocument => {
  const fields = fieldsOf(content);
  return {
    key: id,
    title: content.title,
    path: `/retreats/${slug}`,
    sourcePath: `/team-portal/retreats/${id}`,
    source: content.language,
    fields: fields.map(({ part: _, value: __, ...field }) => ({ ...field, isRequired: true })),
    builtIn: { [content.language]: Object.fromEntries(fields.map(({ name, value }) => [name, value])) },
  };
};

const textOf = (fields: ContentFields, name: string, original: string): string => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : original;
};
const linesOf = (fields: ContentFields, name: string, original: string[]): string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.map(String) : original;
};
/** An entry's words by the names of its fields. */
const entriesOf = (fields: ContentFields, name: string): Readonly<Record<string, string>>[] | null => {
  const value = fields[name];
  if (!Array.isArray(value)) return null;
  return value.map((entry) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(Object.entries(entry).map(([key, word]) => [key, String(word ?? '')]))
      : {},
  );
};

/** Parts of which a translation lacks something, since they were added to the original later: these stay in its language. */
const findLacking = (content: RetreatContent, translated: ContentFields): TranslatedPart[] => [
  ...new Set(fieldsOf(content).flatMap(({ part, name }) => (translated[name] === undefined ? [part] : []))),
];

/** What a retreat says with the words of a translation, and which parts are still those of the original. */
export const translateContent = (
  content: RetreatContent,
  { fields }: Pick<ContentTranslation, 'fields'>,
): { readonly content: RetreatContent; readonly lacking: readonly TranslatedPart[] } => {
  const lacking = findLacking(content, fields);
  const has = (part: TranslatedPart): boolean => !lacking.includes(part);
  const programme = entriesOf(fields, 'programme');
  const faq = entriesOf(fields, 'faq');
  return {
    lacking,
    content: {
      ...content,
      title: textOf(fields, 'title', content.title),
      focus: textOf(fields, 'focus', content.focus),
      summary: textOf(fields, 'summary', content.summary),
      text: textOf(fields, 'text', content.text),
      programme: programme?.map(({ title = '', text = '' }) => ({ title, text })) ?? content.programme,
      hosts: has('hosts')
        ? content.hosts.map((host) => ({
            ...host,
            role: textOf(fields, nameOf('host', host.name, 'Role'), host.role),
            about: textOf(fields, nameOf('host', host.name, 'About'), host.about),
          }))
        : content.hosts,
      included: linesOf(fields, 'included', content.included),
      notIncluded: linesOf(fields, 'notIncluded', content.notIncluded),
      fitness: { ...content.fitness, text: textOf(fields, 'fitnessText', content.fitness.text) },
      packing: linesOf(fields, 'packing', content.packing),
      faq: faq?.map(({ question = '', answer = '' }) => ({ question, answer })) ?? content.faq,
      questions: has('questions')
        ? content.questions.map((question) => ({
            ...question,
            label: textOf(fields, nameOf('question', question.id, 'Label'), question.label),
            options: linesOf(fields, nameOf('question', question.id, 'Options'), question.options),
          }))
        : content.questions,
      terms: { ...content.terms, text: textOf(fields, 'termsText', content.terms.text) },
    },
  };
};
