import { type Static, Type } from '@sinclair/typebox';
import { MediaFile, PictureSource } from '#modules/media/public-server';
import { closed, Id, Instant, Language, literals, orNull, Title } from './parts';
import { credentialStates, pageStates, questionIds } from './values';

/** A page in one language. */
export const PageTexts = Type.Object(
  {
    headline: Type.String({ maxLength: 140 }),
    /** Paragraphs, divided by empty lines. */
    introduction: Type.String({ maxLength: 3000 }),
    approach: Type.String({ maxLength: 3000 }),
    answers: Type.Array(
      Type.Object({ question: literals(questionIds), answer: Type.String({ maxLength: 1200 }) }, closed),
      { maxItems: questionIds.length },
    ),
  },
  closed,
);
export type PageTexts = Static<typeof PageTexts>;

/** What a practitioner writes; name, offer and hours stay in the record. */
export const PageContent = Type.Object(
  {
    photoId: orNull(Id),
    /** A film or a voice sample. */
    filmId: orNull(Id),
    texts: Type.Object(
      { en: Type.Optional(PageTexts), de: Type.Optional(PageTexts), es: Type.Optional(PageTexts) },
      closed,
    ),
  },
  { ...closed, $id: 'PractitionerPageContent' },
);
export type PageContent = Static<typeof PageContent>;

export const CredentialView = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    issuer: Type.String(),
    year: Type.Integer(),
    /** Last day on which it is valid; null where it does not expire. */
    expiresOn: orNull(Type.String()),
    state: literals(credentialStates),
    /** Why it was refused. */
    note: orNull(Type.String()),
    /** False of those of samples. */
    hasDocument: Type.Boolean(),
    version: Type.Integer(),
  },
  { ...closed, $id: 'CredentialView' },
);
export type CredentialView = Static<typeof CredentialView>;

/** The own page as its practitioner edits it; version 0: never saved. */
export const OwnPage = Type.Object(
  {
    content: PageContent,
    state: literals(pageStates),
    /** What an admin asks for when a page is returned. */
    note: orNull(Type.String()),
    version: Type.Integer(),
    /** Address of the public page; null before the first approval. */
    slug: orNull(Type.String()),
    isPublished: Type.Boolean(),
    /** Taken off by the practitioner or an admin; nobody sees it. */
    isHidden: Type.Boolean(),
    /** The practitioner's record has changed since it was approved: submit again to show it. */
    recordChanged: Type.Boolean(),
    name: Type.String(),
    /** What is missing before it can be submitted. */
    missing: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, closed)),
    credentials: Type.Array(CredentialView),
  },
  { ...closed, $id: 'OwnPractitionerPage' },
);
export type OwnPage = Static<typeof OwnPage>;
/** Null for somebody who has not entered a record yet. */
export const OwnPageReply = orNull(OwnPage);

/** What an admin approves with the texts: the record as it was when the page was submitted. */
export const PageFacts = Type.Object(
  {
    name: Type.String(),
    approach: orNull(Type.String()),
    experience: Type.Integer(),
    languages: Type.Array(Type.String()),
    specializations: Type.Array(Type.String()),
    statements: Type.Array(Type.Object({ specialization: Type.String(), statement: Type.String() }, closed)),
  },
  closed,
);
export type PageFacts = Static<typeof PageFacts>;

export const Rating = orNull(Type.Object({ average: Type.Number(), count: Type.Integer() }, closed));
export type Rating = Static<typeof Rating>;

const card = {
  slug: Type.String(),
  name: Type.String(),
  headline: Type.String(),
  /** Of the texts. */
  language: Language,
  photo: orNull(PictureSource),
  specializations: Type.Array(Title),
  languages: Type.Array(Title),
  modes: Type.Array(Type.Union([Type.Literal('online'), Type.Literal('in-person')])),
  /** Euros. */
  pricePerHour: orNull(Type.Integer()),
  place: orNull(Type.String()),
  /** Years. */
  experience: Type.Integer(),
  /** At least one credential was checked and is valid. */
  isVerified: Type.Boolean(),
  rating: Rating,
  /** Takes new people. */
  isOpen: Type.Boolean(),
  /** Instants in UTC, to be shown in `zone`. */
  nextFree: Type.Array(Instant),
  zone: orNull(Type.String()),
  sample: Type.Boolean(),
} as const;

/** A practitioner in the directory. */
export const PageCard = Type.Object(card, { ...closed, $id: 'PractitionerPageCard' });
export type PageCard = Static<typeof PageCard>;

/** The public page. */
export const PageView = Type.Object(
  {
    ...card,
    /** Id of the record, as in a client's matches. */
    practitionerId: Type.String(),
    introduction: Type.Array(Type.String()),
    approach: Type.Array(Type.String()),
    approachName: orNull(Type.String()),
    statements: Type.Array(Type.Object({ title: Title, statement: Type.String() }, closed)),
    answers: Type.Array(Type.Object({ question: literals(questionIds), answer: Type.String() }, closed)),
    film: orNull(MediaFile),
    credentials: Type.Array(
      Type.Object(
        {
          title: Type.String(),
          issuer: Type.String(),
          year: Type.Integer(),
          expiresOn: orNull(Type.String()),
          /** Checked by an admin and not expired. */
          isChecked: Type.Boolean(),
        },
        closed,
      ),
    ),
    /** Languages in which the page exists. */
    texts: Type.Array(Language),
  },
  { ...closed, $id: 'PractitionerPageView' },
);
export type PageView = Static<typeof PageView>;

/** Filters of the directory; `after` comes from the `Link` of the page before. */
export const DirectoryQuery = Type.Object(
  {
    /** Names, approaches and places; slips are forgiven. */
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\0]+$' })),
    /** Id of a concern. */
    concern: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,60}$' })),
    language: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\0]+$' })),
    mode: Type.Optional(Type.Union([Type.Literal('online'), Type.Literal('in-person')])),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    /** Euros an hour. */
    price: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000 })),
    /** A free time within so many days. */
    free: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
    text: Type.Optional(Language),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '^[A-Za-z0-9_-]+$' })),
  },
  closed,
);
export type DirectoryQuery = Static<typeof DirectoryQuery>;

/** What the filters offer: only what somebody in the directory has. */
export const DirectoryFilters = Type.Object(
  {
    concerns: Type.Array(Type.Object({ id: Type.String(), title: Title }, closed)),
    languages: Type.Array(Type.Object({ name: Type.String(), title: Title }, closed)),
    countries: Type.Array(Type.String()),
  },
  { ...closed, $id: 'DirectoryFilters' },
);
export type DirectoryFilters = Static<typeof DirectoryFilters>;

/** In which language the texts are read where there are several. */
export const PageQuery = Type.Object({ text: Type.Optional(Language) }, closed);
