import type { Knex } from 'knex';
import { defineCollectingPort } from './public';

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
  post(trx: Knex.Transaction, notice: NoticeInput): Promise<void>;
}

/** Asked with `core.ports(noticeBoard)`; empty in a product without notifications. */
export const noticeBoard = defineCollectingPort<NoticeBoard>('core.notices');
