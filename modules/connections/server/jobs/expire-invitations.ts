import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { Connection } from '../models/connection';

/** Closes invitations whose days are over. */
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
  },
});
