import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { MarkdownTree } from '#core/contract/markdown';
import { PictureSource } from '#modules/media/public-server';
import { Question, RetreatContent } from './content';
import { PublicDate, StudioDate } from './date';
import { Amount, closed, Day, filledLine, Id, Instant, line, orNull, wordOf } from './parts';
import { contentLanguages, dietaryOptions, retreatStatuses, studioSorts, translatedParts } from './values';

/** A row of the studio's list. */
export const StudioRow = Type.Object(
  {
    id: Id,
    title: Type.String(),
    slug: Type.String(),
    status: wordOf(retreatStatuses),
    placeName: Type.String(),
    /** Dates that have not begun, and the first of them. */
    dates: Type.Integer(),
    next: orNull(Day),
    taken: Type.Integer(),
    capacity: Type.Integer(),
    sample: Type.Boolean(),
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { ...closed, $id: 'RetreatStudioRow' },
);
export type StudioRow = Static<typeof StudioRow>;
const studioFilters = {
  q: Type.Optional(line(100)),
  /** Absent: drafts and published ones. */
  status: Type.Optional(wordOf(retreatStatuses)),
  /** Whether dates lie ahead. */
  ahead: Type.Optional(wordOf(['yes', 'no'] as const)),
  sort: Type.Optional(wordOf(studioSorts)),
};
export const StudioFilters = Type.Object(studioFilters, closed);
export type StudioFilters = Static<typeof StudioFilters>;
export const StudioQuery = Type.Object({ ...studioFilters, ...listPlace }, closed);
export type StudioQuery = Static<typeof StudioQuery>;

/** A retreat as staff edit it. */
export const StudioRetreat = Type.Object(
  {
    id: Id,
    status: wordOf(retreatStatuses),
    /** What staff write: of a published retreat with the changes that wait. */
    content: RetreatContent,
    /** What everybody sees; null where that is the same. */
    shown: orNull(RetreatContent),
    /** When it will be published. */
    publishAt: orNull(Instant),
    /** A second person has to publish it. */
    isReviewed: Type.Boolean(),
    /** The reader wrote a part of what is not published yet. */
    isOwn: Type.Boolean(),
    /** What has to be there before it can be published; empty when nothing is missing. */
    missing: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, closed)),
    canChangeSlug: Type.Boolean(),
    dates: Type.Array(StudioDate),
    sample: Type.Boolean(),
    version: Type.Integer(),
    updatedAt: Instant,
  },
  { ...closed, $id: 'StudioRetreat' },
);
export type StudioRetreat = Static<typeof StudioRetreat>;
export const NewRetreat = Type.Object({ title: filledLine(120, 'Give the retreat a title.') }, closed);
export const RetreatMove = Type.Object(
  { to: wordOf(retreatStatuses), at: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })) },
  closed,
);

const Line = Type.String();
/** What its reader reads: texts are in it where they were translated, else in that of the original. */
const Language = wordOf(contentLanguages);
export const LanguageQuery = Type.Object({ lang: Type.Optional(Language) }, closed);
/** Tax within the prices today, in hundredths of a percent. */
const taxRate = Type.Integer({ minimum: 0 });
/** A retreat in the public list. */
export const RetreatCard = Type.Object(
  {
    slug: Line,
    title: Line,
    language: Line,
    focus: Line,
    summary: Line,
    placeName: Line,
    days: Type.Integer(),
    cover: orNull(PictureSource),
    next: orNull(Day),
    /** Places left on all dates ahead. */
    left: Type.Integer(),
    dates: Type.Integer(),
    from: orNull(Amount),
    taxRate,
    diets: Type.Array(Line),
    fitness: Type.Integer(),
    sample: Type.Boolean(),
  },
  { ...closed, $id: 'RetreatCard' },
);
export type RetreatCard = Static<typeof RetreatCard>;
/** Filters of the public list; all stand in the address of the page. */
export const RetreatQuery = Type.Object(
  {
    q: Type.Optional(line(100)),
    /** `2027-03` */
    month: Type.Optional(Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' })),
    length: Type.Optional(wordOf(['short', 'week', 'long'] as const)),
    diet: Type.Optional(wordOf(dietaryOptions)),
    places: Type.Optional(wordOf(['yes'] as const)),
    lang: Type.Optional(Language),
  },
  closed,
);
export type RetreatQuery = Static<typeof RetreatQuery>;

/** A retreat as everybody sees it. */
export const RetreatView = Type.Object(
  {
    slug: Line,
    title: Line,
    /** That in which its texts are shown. */
    language: Language,
    /** Null for the original; `isCurrent`: it has not changed since it was translated. */
    translated: orNull(Type.Object({ from: Language, isCurrent: Type.Boolean() }, closed)),
    /** Parts that were not translated: these are in the original's language. */
    lacking: Type.Array(wordOf(translatedParts)),
    /** Those in which it can be read, that of the original first. */
    languages: Type.Array(Language),
    focus: Line,
    summary: Line,
    text: MarkdownTree,
    days: Type.Integer(),
    partnerName: Line,
    place: Type.Object(
      { name: Line, address: Line, latitude: orNull(Type.Number()), longitude: orNull(Type.Number()), zone: Line },
      closed,
    ),
    hosts: Type.Array(Type.Object({ name: Line, role: Line, about: Line, picture: orNull(PictureSource) }, closed)),
    pictures: Type.Array(PictureSource),
    credits: Type.Array(Line),
    programme: RetreatContent.properties.programme,
    included: Type.Array(Line),
    notIncluded: Type.Array(Line),
    fitness: RetreatContent.properties.fitness,
    diets: Type.Array(Line),
    packing: Type.Array(Line),
    faq: RetreatContent.properties.faq,
    /** Options are answered as the original says them; `words`: how they are shown. */
    questions: Type.Array(Type.Object({ ...Question.properties, words: Type.Array(Line) }, closed)),
    checklist: RetreatContent.properties.checklist,
    currency: RetreatContent.properties.currency,
    paperAmounts: RetreatContent.properties.paperAmounts,
    taxRate,
    terms: RetreatContent.properties.terms,
    requiresJourney: Type.Boolean(),
    /** From today on, soonest first. */
    dates: Type.Array(PublicDate),
    published: Type.Boolean(),
    sample: Type.Boolean(),
  },
  { ...closed, $id: 'RetreatView' },
);
export type RetreatView = Static<typeof RetreatView>;
export const SlugParams = Type.Object(
  { slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }) },
  closed,
);
