import type { Core, Job } from '#core/contract/server';
import { ItemState } from '../models/inbox';
import { joinItems } from '../queries/items';
import { listSources } from '../queries/sources';
import { overdueMail } from '../views/mails';

/** Most items that one mail names; the next run takes the others. */
const most = 30;

/**
 * Writes to the team once about each item whose deadline has passed: to the contact address, and to those in whose hands they are.
 * Wishes to be contacted, the first of the kinds, have reminders of their own.
 */
export const escalateOverdue = (core: Core): Job => ({
  name: 'escalate-overdue',
  cron: '*/10 * * * *',
  run: async () => {
    const sources = listSources(core).filter(({ rank }) => rank > 0);
    const labels = new Map(sources.map(({ kind, label }) => [kind, label]));
    await core.db.transaction(async (trx) => {
      const joined = await joinItems(trx, sources);
      const found = (await joined?.items
        .whereRaw(
          `(not s.done or i.unread_since is not null) and i.escalated_at is null and i.merged_kind is null
           and not coalesce(i.snoozed_until > now(), false)
           and coalesce(i.due_at, s.due_at) between now() - interval '14 days' and now()`,
        )
        .orderByRaw('coalesce(i.due_at, s.due_at), s.id')
        .limit(most)
        .select('s.kind', 's.id', trx.raw('coalesce(i.assignee_id, s.assignee) as assignee'))) as
        | { readonly kind: string; readonly id: string; readonly assignee: string | null }[]
        | undefined;
      if (!found || found.length === 0) return;
      const named = found.map((one) => ({ ...one, label: labels.get(one.kind) ?? one.kind }));
      const escalatedAt = new Date().toISOString();
      await ItemState.query(trx)
        .insert(found.map(({ kind, id }) => ({ kind, sourceId: id, version: 1, escalatedAt })))
        .onConflict(['kind', 'source_id'])
        .merge(['escalated_at']);
      await core.mail.send(trx, overdueMail(core, core.config.contactEmail, named));
      for (const userId of new Set(found.flatMap(({ assignee }) => assignee ?? []))) {
        const contact = await core.people.contact(trx, userId);
        const own = named.filter(({ assignee }) => assignee === userId);
        if (contact && contact.email !== core.config.contactEmail)
          await core.mail.send(trx, overdueMail(core, contact.email, own));
      }
    });
  },
});
