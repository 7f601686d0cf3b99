import { type FieldError, Problem } from '#core/contract/errors';
import type { ArticleContent } from '../../schemas/editorial';

type Rule = readonly [path: string, message: string, fails: (content: ArticleContent) => boolean];

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const rules: readonly Rule[] = [
  ['title', 'Give it a title.', ({ title }) => isBlank(title)],
  ['excerpt', 'Write an excerpt: it is what lists and searches show.', ({ excerpt }) => isBlank(excerpt)],
  ['body', 'There is no text yet.', ({ body }) => isBlank(body)],
  ['tags', 'Give it at least one tag.', ({ tags }) => tags.length === 0],
  [
    'evidence',
    'Science needs its evidence: kind of study, sample and a link.',
    ({ category, evidence }) => category === 'Science' && evidence === null,
  ],
  [
    'media',
    'There is nothing to hear or to see yet.',
    ({ type, media }) => (type === 'audio' || type === 'video') && media?.kind !== type,
  ],
  ['transcript', 'Sound and film need a transcript.', ({ media, transcript }) => media !== null && isBlank(transcript)],
  ['media.captions', 'A film needs captions.', ({ media }) => media?.kind === 'video' && media.captions === null],
  [
    'disclosure',
    'Say what the partner had to do with it.',
    ({ partner, disclosure }) => partner !== null && isBlank(disclosure),
  ],
];

/** What keeps an article from being published, field by field; empty when nothing does. */
export const missingFor = (content: ArticleContent): FieldError[] =>
  rules.filter(([, , fails]) => fails(content)).map(([path, message]) => ({ path, message }));

/** Throws 422 with the fields that keep an article from being published. */
export const requirePublishable = (content: ArticleContent): void => {
  const fields = missingFor(content);
  if (fields.length > 0)
    throw new Problem(422, 'not-publishable', fields[0]?.message ?? 'Something is missing.', { fields });
};
