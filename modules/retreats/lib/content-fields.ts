import type { ContentField, ContentFields } from '#modules/studio/public';
import type { RetreatContent } from '../schemas/content';
import { emptyContent } from './empty-content';

const text = (name: string, label: string): ContentField => ({ name, label, kind: 'long-text' });
const list = (name: string, label: string, of?: readonly ContentField[]): ContentField => ({
  name,
  label,
  kind: 'list',
  ...(of ? { of } : {}),
});

/** How the parts of a retreat are called where two versions are compared. */
export const contentDescription: readonly ContentField[] = [
  text('title', 'Title'),
  text('slug', 'Address'),
  text('language', 'Written in'),
  text('focus', 'Focus'),
  text('summary', 'Summary'),
  text('text', 'Text'),
  { name: 'days', label: 'Days', kind: 'number' },
  text('place', 'Place'),
  text('partnerName', 'House that hosts it'),
  list('hosts', 'Hosts', [
    text('name', 'Name'),
    text('role', 'Role'),
    text('about', 'About'),
    text('picture', 'Portrait'),
  ]),
  list('pictures', 'Pictures'),
  list('programme', 'Programme', [text('title', 'Day'), text('text', 'What happens')]),
  list('included', 'Included'),
  list('notIncluded', 'Not included'),
  text('fitness', 'Fitness'),
  list('diets', 'Diets that the kitchen cooks'),
  list('packing', 'Packing list'),
  list('faq', 'Questions and answers', [text('question', 'Question'), text('answer', 'Answer')]),
  list('questions', 'Questions to participants', [
    text('label', 'Question'),
    text('kind', 'Answered by'),
    text('options', 'Options'),
    { name: 'required', label: 'Has to be answered', kind: 'switch' },
  ]),
  list('papers', 'Papers', [text('kind', 'Paper'), text('amount', 'Amount')]),
  text('currency', 'Currency'),
  text('taxCode', 'Tax rate'),
  text('terms', 'Paying and cancelling'),
  { name: 'requiresJourney', label: 'Only clients whose way is open can book', kind: 'switch' },
];

const joined = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** A version as it was stored: a release before may have stored fewer parts. */
export const readContent = (stored: unknown): RetreatContent => ({
  ...emptyContent(''),
  ...(stored as Partial<RetreatContent>),
});

/** What a retreat says, part by part, to be compared. */
export const toContentFields = (content: RetreatContent): ContentFields => {
  const { place, fitness, terms, hosts, programme, faq, questions, checklist, paperAmounts } = content;
  return {
    title: content.title,
    slug: content.slug,
    language: content.language,
    focus: content.focus,
    summary: content.summary,
    text: content.text,
    days: content.days,
    place: joined([place.name, place.address, place.latitude, place.longitude, place.zone]),
    partnerName: content.partnerName,
    hosts: hosts.map(({ name, role, about, picture }) => ({ name, role, about, picture })),
    pictures: content.pictures,
    programme,
    included: content.included,
    notIncluded: content.notIncluded,
    fitness: joined([fitness.level, fitness.text]),
    diets: content.diets,
    packing: content.packing,
    faq,
    questions: questions.map(({ label, kind, options, required }) => ({
      label,
      kind,
      options: options.join(', '),
      required,
    })),
    papers: checklist.map((kind) => ({
      kind,
      amount: paperAmounts[kind] === null ? '' : String(paperAmounts[kind] / 100),
    })),
    currency: content.currency,
    taxCode: content.taxCode,
    terms: [
      `${terms.depositPercent} %, ${terms.balanceDays}`,
      ...terms.policy.map(({ daysBefore, refundPercent }) => `${daysBefore}: ${refundPercent} %`),
      terms.text,
    ].join('\n'),
    requiresJourney: content.requiresJourney,
  };
};
