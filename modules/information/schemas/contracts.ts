import { type Static, Type } from '@sinclair/typebox';
import { MarkdownTree } from '#core/contract/markdown';
import { legalPages } from './values';

const closed = { additionalProperties: false } as const;
const Language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);

/** A page as the operator published it; `tree` is null where the page says what the product says. */
export const LegalPageView = Type.Object(
  {
    title: Type.String(),
    tree: Type.Union([MarkdownTree, Type.Null()]),
    /** ISO day from which the words hold. */
    validFrom: Type.Union([Type.String(), Type.Null()]),
    /** Language that the words are written in. */
    language: Language,
  },
  { ...closed, $id: 'LegalPage' },
);
export type LegalPageView = Static<typeof LegalPageView>;

export const getLegalPage = {
  params: Type.Object({ page: Type.Union(legalPages.map((page) => Type.Literal(page))), language: Language }, closed),
  reply: LegalPageView,
} as const;
