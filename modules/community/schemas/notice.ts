import { type Static, Type } from '@sinclair/typebox';
import { Level } from './discussion';

const strict = { additionalProperties: false } as const;

export const noticeKinds = [
  'reply',
  'pod-request',
  'pod-approved',
  'pod-declined',
  'pod-removed',
  'pod-message',
  'hidden',
  /** Of another module, in its own words. */
  'other',
] as const;
/** Something that happened and concerns the reader. It names no words of anybody. */
export const NoticeView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.Union(noticeKinds.map((one) => Type.Literal(one))),
    /** Title of the discussion, name of the pod, or the line of another module; null when it is gone. */
    about: Type.Union([Type.String(), Type.Null()]),
    path: Type.String(),
    at: Type.String(),
    read: Type.Boolean(),
  },
  strict,
);
export type NoticeView = Static<typeof NoticeView>;
export const NoticeViews = Type.Array(NoticeView);
export const NoticeQuery = Type.Object({ before: Type.Optional(Type.String({ format: 'uuid' })) }, strict);
export type NoticeQuery = Static<typeof NoticeQuery>;
export const NoticeCount = Type.Object({ unread: Type.Integer({ minimum: 0 }) }, strict);
export type NoticeCount = Static<typeof NoticeCount>;
export const LevelInput = Type.Object({ level: Level }, strict);
/** Whether the reader gets a mail once a day when something waits. */
export const DigestChoice = Type.Object({ on: Type.Boolean() }, strict);
export type DigestChoice = Static<typeof DigestChoice>;
