import { Type } from '@sinclair/typebox';
import { defineCollectingPort, defineEvent } from '#core/contract/public';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });

/** Somebody began a discussion. */
export const discussionPosted = defineEvent('community.discussion-posted', Type.Object({ id: Id }, strict));
/** Somebody replied. */
export const responsePosted = defineEvent(
  'community.response-posted',
  Type.Object({ id: Id, discussionId: Id, authorId: Id }, strict),
);
/** Something happened that concerns one person. */
export const concerned = defineEvent(
  'community.concerned',
  Type.Object(
    {
      userId: Id,
      kind: Type.Union([
        Type.Literal('pod-request'),
        Type.Literal('pod-approved'),
        Type.Literal('pod-declined'),
        Type.Literal('pod-removed'),
        Type.Literal('hidden'),
      ]),
      targetId: Id,
    },
    strict,
  ),
);
/** A notice of another module was put on somebody's board. */
export const noticePosted = defineEvent('community.notice-posted', Type.Object({ userId: Id }, strict));
/** Somebody left a pod, or was taken out. */
export const podLeft = defineEvent('community.pod-left', Type.Object({ podId: Id, userId: Id }, strict));
/** Somebody came or went, or the guide paused, ended or reopened a pod. */
export const podChanged = defineEvent('community.pod-changed', Type.Object({ podId: Id }, strict));

/** Something one person should see on whatever page they are, as a line that leads somewhere. */
export interface NoticeInput {
  readonly userId: string;
  /** What it is about: a second notice about the same takes the place of an unread one. */
  readonly aboutId: string;
  /** The product's own words; nothing that anybody wrote. */
  readonly line: string;
  /** An address of this product, from its root. */
  readonly path: string;
}

/** Where people find what happened. Writes in the caller's transaction; whoever has a page open hears of it once that is committed. */
export interface NoticeBoard {
  post(trx: PortTransaction, notice: NoticeInput): Promise<void>;
}

/** Asked with `core.ports(noticeBoard)`; empty in a product without notifications. */
export const noticeBoard = defineCollectingPort<NoticeBoard>('community.notices');
