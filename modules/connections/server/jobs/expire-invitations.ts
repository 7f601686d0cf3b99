import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { Connection } from '../models/connection';

/** Closes invitations whose days are over, and drops what was never a connection after 90 more. */
export const createExpireInvitations = (core: Core): Job => ({
  name: 'expire-invitations',
  cron: '23 * * * *',
  run: async () => {
    await Connection.query(core.db).where({ state: 'invited' }).whereRaw('expires_at <= now()').patch({
      state: 'expired',
      closedAt: fn.now(),
      emailHash: null,
      codeHash: null,
    });
    await Connection.query(core.db)
      .whereIn('state', ['expired', 'declined', 'withdrawn'])
      .whereRaw("closed_at < now() - interval '90 days'")
      .delete();
  },
});
