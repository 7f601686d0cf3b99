import type { Core, Job } from '#core/contract/server';

/** Removes invitations three months after they closed: addresses of people who were invited are not kept for ever. Hourly. */
export const sweepInvitations = (core: Core): Job => ({
  name: 'sweep-invitations',
  cron: '17 * * * *',
  run: async () => {
    await core
      .db('invitations')
      .whereRaw("coalesce(accepted_at, withdrawn_at, expires_at) < now() - interval '90 days'")
      .delete();
  },
});
