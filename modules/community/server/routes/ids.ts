import { Type } from '@sinclair/typebox';

const closed = { additionalProperties: false } as const;

/** The id in a path. */
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
export const IdAndPerson = Type.Object(
  { id: Type.String({ format: 'uuid' }), userId: Type.String({ format: 'uuid' }) },
  closed,
);
/** Members read and write; moderators decide. */
export const talking = { permission: 'community.talk' } as const;
export const moderating = { permission: 'community.moderate' } as const;
/** Writing within reason. */
export const writing = { points: 20, seconds: 60, by: 'person' } as const;
