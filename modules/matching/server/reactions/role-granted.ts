import { roleGranted } from '#core/contract/hooks';
import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { endCallsOf } from '../actions/end-calls';

/** A former practitioner is suggested to nobody; what was open to them needs the role and is closed already. */
export const closeFormerPractitioner = (core: Core): Subscription =>
  reactTo(roleGranted, async ({ userId, role }) => {
    if (role === 'practitioner') return;
    await core.db.transaction(async (trx) => {
      await trx('practitioners').where({ user_id: userId }).update({ availability: 'closed' });
      await endCallsOf(core, trx, userId);
    });
  });
