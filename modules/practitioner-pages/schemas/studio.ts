import { type Static, Type } from '@sinclair/typebox';
import { listPlace } from '#core/contract/list';
import { CredentialView, PageContent, PageFacts } from './page';
import { closed, literals, orNull } from './parts';
import { pageStates, pageVisibilities, studioSorts } from './values';

const filters = {
  /** In names. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  state: Type.Optional(literals(pageStates)),
  shown: Type.Optional(literals(pageVisibilities)),
  /** Those with credentials that wait for a check. */
  credentials: Type.Optional(Type.Literal('waiting')),
  sort: Type.Optional(literals(studioSorts)),
};
export const StudioPageFilters = Type.Object(filters, closed);
export type StudioPageFilters = Static<typeof StudioPageFilters>;
export const StudioPageQuery = Type.Object({ ...filters, ...listPlace }, closed);
export type StudioPageQuery = Static<typeof StudioPageQuery>;

/** A page in the list of the house. */
export const StudioPageRow = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    state: literals(pageStates),
    slug: orNull(Type.String()),
    isPublished: Type.Boolean(),
    isHidden: Type.Boolean(),
    /** Credentials that wait for a check. */
    credentialsWaiting: Type.Integer(),
    changedAt: Type.String(),
    sample: Type.Boolean(),
  },
  { ...closed, $id: 'StudioPractitionerPageRow' },
);
export type StudioPageRow = Static<typeof StudioPageRow>;

const Version = Type.Object({ content: PageContent, facts: PageFacts }, closed);

/** A page with what is public and what is to be approved. */
export const StudioPage = Type.Object(
  {
    ...StudioPageRow.properties,
    version: Type.Integer(),
    note: orNull(Type.String()),
    /** Null where nothing was submitted. */
    submitted: orNull(Version),
    published: orNull(Version),
    credentials: Type.Array(CredentialView),
  },
  { ...closed, $id: 'StudioPractitionerPage' },
);
export type StudioPage = Static<typeof StudioPage>;

/** What an admin decides; `return` and `hide` need a note. */
export const PageDecision = Type.Object(
  {
    to: Type.Union([Type.Literal('approve'), Type.Literal('return'), Type.Literal('hide'), Type.Literal('show')]),
    note: Type.String({ maxLength: 1000 }),
  },
  { ...closed, $id: 'PageDecision' },
);
export type PageDecision = Static<typeof PageDecision>;
