import { type Static, Type } from '@sinclair/typebox';
import { roleNames } from './values';

const closed = { additionalProperties: false } as const;
const OrNull = <T extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const Count = Type.Integer({ minimum: 0 });
const Version = Type.String({ pattern: '^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$' });
const Role = Type.Union(roleNames.map((role) => Type.Literal(role)));
const States = Type.Union(
  (['running', 'off', 'waiting', 'failed', 'approval'] as const).map((state) => Type.Literal(state)),
);

export const ModuleParams = Type.Object(
  { module: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }) },
  closed,
);
export const VersionBody = Type.Object({ version: Version }, closed);

const part = {
  version: Version,
  roles: Type.Array(Role, { maxItems: 3, uniqueItems: true }),
  /** Percent of accounts. */
  share: Type.Integer({ minimum: 0, maximum: 99 }),
};
/** Who gets another version of the pages: people of these roles, and a share of all others. */
export const CanaryInput = Type.Object(part, closed);
export type CanaryInput = Static<typeof CanaryInput>;

export const VersionView = Type.Object(
  {
    version: Version,
    publisher: Type.String(),
    publishedAt: Type.String({ format: 'date-time' }),
    publishedBy: Type.String(),
    isSigned: Type.Boolean(),
    revision: OrNull(Type.String()),
    hasServerSide: Type.Boolean(),
    waitsForApproval: Type.Boolean(),
    fault: OrNull(Type.String()),
    loads: Count,
    halfMs: OrNull(Count),
    mostMs: OrNull(Count),
    errors: Count,
    lastError: OrNull(Type.String()),
  },
  closed,
);
export type VersionView = Static<typeof VersionView>;

export const ModuleView = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    isBuiltIn: Type.Boolean(),
    isEnabled: Type.Boolean(),
    isLocked: Type.Boolean(),
    state: States,
    reason: OrNull(Type.String()),
    version: OrNull(Type.String()),
    canary: Type.Union([CanaryInput, Type.Null()]),
    previous: OrNull(Type.String()),
    neededBy: Type.Array(Type.String()),
    versions: Type.Array(VersionView),
    errors: Count,
    halfMs: OrNull(Count),
    mostMs: OrNull(Count),
  },
  closed,
);
export type ModuleView = Static<typeof ModuleView>;

export const ChangeView = Type.Object(
  { version: OrNull(Type.String()), needsRestart: Type.Boolean(), note: OrNull(Type.String()) },
  closed,
);
export type ChangeView = Static<typeof ChangeView>;

const anyRole = `(?:${roleNames.join('|')})`;
/** Who gets it: everybody, or a share of people (whole percent), and those of these roles, parted by commas as a form sends them. */
export const PublicationInput = Type.Object(
  {
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    roles: Type.Optional(Type.String({ pattern: `^${anyRole}(?:,${anyRole}){0,2}$` })),
  },
  closed,
);

export const PublicationView = Type.Object(
  {
    module: Type.String(),
    version: Version,
    state: Type.Union((['live', 'restart', 'approval', 'canary'] as const).map((state) => Type.Literal(state))),
    warnings: Type.Array(Type.String()),
  },
  closed,
);
export type PublicationView = Static<typeof PublicationView>;
