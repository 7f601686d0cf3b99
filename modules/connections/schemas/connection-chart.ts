import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { BODIES, type Body, CENTRES, type CentreName } from '#modules/chart-engine/public';

const strict = { additionalProperties: false } as const;
const Maybe = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Known = Maybe(Type.Boolean());
const Gates = Type.Array(Type.Integer({ minimum: 1, maximum: 64 }));
const each = <K extends string, T extends TSchema>(names: readonly K[], type: T) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, type])) as Record<K, T>, strict);

/** A gate alone: lines are not shared. */
const Placed = Maybe(Type.Object({ gate: Type.Integer({ minimum: 1, maximum: 64 }), line: Type.Null() }, strict));
const Half = each<Body, typeof Placed>(BODIES, Placed);

/** What one sees of the other: centres, channels, and the gate of each planet; null where it depends on an unknown birth time. */
export const SharedChart = Type.Object(
  {
    centers: each<CentreName, typeof Known>(CENTRES, Known),
    channels: Type.Array(Type.String()),
    personality: Half,
    design: Half,
  },
  { ...strict, $id: 'SharedChart' },
);
export type SharedChart = Static<typeof SharedChart>;

/** How two people meet in a channel; see `engine/rules/connection.ts`. */
export const ConnectionKind = Type.Union([
  Type.Literal('electromagnetic'),
  Type.Literal('compromise'),
  Type.Literal('dominance'),
  Type.Literal('companionship'),
]);

const channel = { id: Type.String(), name: Type.String(), mine: Gates, theirs: Gates };
/** `whole`: nothing is missing. `day`: the birth time is unknown, what changes within the day is left open. `none`: there is no chart yet. */
const Standing = Type.Union([Type.Literal('whole'), Type.Literal('day'), Type.Literal('none')]);

/** `GET /api/connections/:id/chart`: two charts and what they are together. Gates in `mine` and `theirs` are certain ones. */
export const ConnectionChart = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    /** What each chart is built on; without one of the two there are no channels and centres. */
    standing: Type.Object({ mine: Standing, theirs: Standing }, strict),
    /** Everything in it is null, and no channel there, while the other has no chart. */
    theirs: SharedChart,
    channels: Type.Array(Type.Object({ ...channel, kind: ConnectionKind }, strict)),
    /** Channels that an unknown birth time leaves open: each kind it may be; `orNone` when it may be none at all. */
    open: Type.Array(Type.Object({ ...channel, kinds: Type.Array(ConnectionKind), orNone: Type.Boolean() }, strict)),
    centers: Type.Array(Type.Object({ name: Type.String(), mine: Known, theirs: Known, together: Known }, strict)),
  },
  { ...strict, $id: 'ConnectionChart' },
);
export type ConnectionChart = Static<typeof ConnectionChart>;
