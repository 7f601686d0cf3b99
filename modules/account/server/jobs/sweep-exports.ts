import { hostPersonalData } from '#core/contract/person-ports';
import type { Core, Job } from '#core/contract/server';
import { archiveKey } from '../queries/exports';

/** Removes archives whose time is over, and their rows a week later. Hourly. */
export const sweepExports = (core: Core): Job => ({
  name: 'sweep-exports',
  cron: '27 * * * *',
  run: async () => {
    const over = await core.db('account_exports').whereRaw('expires_at < now()').select<{ id: string }[]>('id');
    for (const { id } of over) await core.port(hostPersonalData).archives.remove(archiveKey(id));
    await core.db('account_exports').whereRaw("coalesce(expires_at, created_at) < now() - interval '7 days'").delete();
  },
});
