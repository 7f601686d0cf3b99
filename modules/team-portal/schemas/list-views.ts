import { type Static, Type } from '@sinclair/typebox';
import { viewLimits } from './values';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const ListName = Type.String({ pattern: '^[a-z][a-z-]*$', maxLength: viewLimits.list });
const ViewName = Type.String({
  minLength: 1,
  maxLength: viewLimits.name,
  pattern: '^\\S(?:[^\\p{Cc}]*\\S)?$',
  message: `Enter a name of at most ${viewLimits.name} characters, in one line.`,
});

/** A saved view of a list of the team. */
export const ListView = Type.Object(
  {
    id: Id,
    list: ListName,
    name: Type.String(),
    /** Search, filters, order and columns, as they stand in the address without a question mark. */
    address: Type.String(),
    /** Others with the same role see it too. */
    shared: Type.Boolean(),
    own: Type.Boolean(),
    /** Whose it is; null for an own one. */
    owner: Type.Union([Type.String(), Type.Null()]),
    version: Type.Integer({ minimum: 1 }),
  },
  { ...closed, $id: 'ListView' },
);
export type ListView = Static<typeof ListView>;
export const ListViewList = Type.Array(ListView);

export const ListViewQuery = Type.Object({ list: ListName }, closed);
export const ListViewParams = Type.Object({ id: Id }, closed);
export const ListViewInput = Type.Object(
  {
    list: ListName,
    name: ViewName,
    address: Type.String({ maxLength: viewLimits.address, pattern: '^[\\x21-\\x7e]*$' }),
    shared: Type.Boolean(),
  },
  { ...closed, $id: 'ListViewInput' },
);
export type ListViewInput = Static<typeof ListViewInput>;
export const ListViewChange = Type.Object(
  { name: Type.Optional(ViewName), shared: Type.Optional(Type.Boolean()) },
  { ...closed, $id: 'ListViewChange', minProperties: 1 },
);
export type ListViewChange = Static<typeof ListViewChange>;
