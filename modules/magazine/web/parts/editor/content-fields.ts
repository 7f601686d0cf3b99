import type { ContentField, ContentFields } from '#modules/studio/public';
import type { ArticleContent } from '../../../schemas/editorial';
import { linesOf } from './lines';
import { texts } from './texts/texts';

const names = ['title', 'slug', 'excerpt', 'author', 'category', 'type', 'language', 'partner', 'disclosure'] as const;
const longNames = ['body', 'transcript'] as const;

/** How the parts of an article are called where two versions are compared. */
export const contentDescription: readonly ContentField[] = [
  ...names.map((name): ContentField => ({ name, label: texts(`f.${name}`), kind: 'text' })),
  { name: 'tags', label: texts('f.tags'), kind: 'list' },
  { name: 'featured', label: texts('f.featured'), kind: 'switch' },
  ...longNames.map((name): ContentField => ({ name, label: texts(`f.${name}`), kind: 'long-text' })),
  { name: 'references', label: texts('f.references'), kind: 'long-text' },
  { name: 'media', label: texts('f.media'), kind: 'text' },
  { name: 'cover', label: texts('f.cover'), kind: 'text' },
];

/** What an article says, part by part, to be compared. */
export const toContentFields = ({ references, media, evidence: _, ...content }: ArticleContent): ContentFields => ({
  ...content,
  references: linesOf(references),
  media: media?.file ?? '',
});
