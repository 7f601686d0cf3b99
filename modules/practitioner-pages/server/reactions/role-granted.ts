import { roleGranted } from '#core/contract/hooks';
import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { endOfPractitioner } from '../jobs/end-introductions';

/** Guests of somebody who is no practitioner any more get a mail at once; the page is gone with the role. */
export const endFormerPractitioner = (core: Core): Subscription =>
  reactTo(roleGranted, async ({ userId, role }) => {
    if (role !== 'practitioner') await core.db.transaction((trx) => endOfPractitioner(core, trx, userId));
  });
