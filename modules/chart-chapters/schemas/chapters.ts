import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

export const ChapterVerdict = Type.Union([Type.Literal('fits'), Type.Literal('not-me')]);
export type ChapterVerdict = Static<typeof ChapterVerdict>;

/** Which chapter, in a path: `type.projector`, `center.throat.open`, `gate.34`. */
export const ChapterParams = Type.Object(
  { chapter: Type.String({ minLength: 3, maxLength: 48, pattern: '^[a-z0-9.-]+$' }) },
  strict,
);

/** What a client says of a chapter: a verdict, a note, or both. */
export const ChapterResponseInput = Type.Object(
  {
    verdict: Type.Union([ChapterVerdict, Type.Null()]),
    note: Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()]),
  },
  strict,
);
export type ChapterResponseInput = Static<typeof ChapterResponseInput>;

export const ChapterResponse = Type.Object(
  {
    chapter: Type.String(),
    verdict: Type.Union([ChapterVerdict, Type.Null()]),
    note: Type.Union([Type.String(), Type.Null()]),
    /** ISO instant. */
    saidAt: Type.String(),
  },
  { ...strict, $id: 'ChapterResponse' },
);
export type ChapterResponse = Static<typeof ChapterResponse>;

/** A sentence of the client's own answers on the subject of a chapter, word for word. */
export const ChapterPassage = Type.Object(
  {
    responseId: Type.String(),
    laborNumber: Type.Integer({ minimum: 1, maximum: 12 }),
    laborName: Type.String(),
    text: Type.String(),
  },
  strict,
);
export type ChapterPassage = Static<typeof ChapterPassage>;

export const Chapter = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    /** What of the chart it is about, such as "Sun in Leo, house 5"; may be empty. */
    facts: Type.Array(Type.String()),
    /** Paragraphs divided by a blank line. */
    text: Type.String(),
    passages: Type.Array(ChapterPassage),
    response: Type.Union([ChapterResponse, Type.Null()]),
  },
  strict,
);
export type Chapter = Static<typeof Chapter>;

export const chapterGroups = [
  'design',
  'centers',
  'channels',
  'gates',
  'cross',
  'sky',
  'houses',
  'aspects',
  'numbers',
  'chinese',
  'keys',
  'phases',
] as const;
export const ChapterGroup = Type.Union(chapterGroups.map((group) => Type.Literal(group)));
export type ChapterGroup = Static<typeof ChapterGroup>;

/** The chapters of the caller's newest chart; a group without chapters is left out. */
export const ChaptersView = Type.Object(
  {
    /** Version of the chart. */
    version: Type.Integer({ minimum: 1 }),
    /** Language of the texts, as a BCP 47 tag. */
    language: Type.Literal('en'),
    groups: Type.Array(Type.Object({ id: ChapterGroup, chapters: Type.Array(Chapter) }, strict)),
  },
  { ...strict, $id: 'ChaptersView' },
);
export type ChaptersView = Static<typeof ChaptersView>;
