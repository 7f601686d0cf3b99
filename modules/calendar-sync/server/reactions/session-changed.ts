import { roleGranted } from '#core/contract/hooks';
import { reactTo, type Subscription } from '#core/contract/server';
import { sessionChanged } from '#modules/sessions/public-server';
import { syncAccount } from '../actions/sync-account';
import type { Context } from '../context';
import { Account } from '../models/account';
import { Feed } from '../models/feed';

/** Carries what changed into the calendar elsewhere, and forgets the calendars of somebody who is no practitioner any more. */
export const reactions = (context: Context): Subscription[] => {
  const { db } = context.core;
  return [
    reactTo(sessionChanged, async ({ practitionerUserId }) => {
      const account = await Account.query(db).findById(practitionerUserId);
      if (account?.calendarUrl) await db.transaction((trx) => syncAccount(context, trx, practitionerUserId));
    }),
    reactTo(roleGranted, async ({ userId, role }) => {
      if (role === 'practitioner') return;
      await Feed.query(db).delete().where({ user_id: userId });
      await Account.query(db).deleteById(userId);
    }),
  ];
};
