import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { openTo } from './list';
import { lockConnection } from './load';
import { Connection, ConnectionBlock } from './models';
import { hashOf, mailAddress, newCode } from './secrets';
import { invitationMail } from './tell';

/** Writes the mail of an invitation with a fresh secret, once. Whoever is blocked by the owner of the address learns nothing of it. */
export const sendingJob = (core: Core): Job<{ connectionId: string }> => ({
  name: 'send-invitation',
  run: ({ connectionId }) =>
    core.db.transaction(async (trx) => {
      if (!(await Connection.query(trx).findById(connectionId))) return;
      const row = await lockConnection(trx, connectionId);
      if (row.state !== 'invited' || row.sentAt !== null || row.emailHash === null) return;
      const blocked = await ConnectionBlock.query(trx)
        .where({ blocked_id: row.inviterId })
        .whereRaw('? = any(email_hashes)', [row.emailHash])
        .first();
      const address = mailAddress(await openTo(core, trx, row));
      // The mailbox has had its mails of this hour; the invitation follows in the next one.
      if (!blocked && address && !(await core.mail.mayNotify(address)))
        return core.jobs.enqueue(trx, sendingJob(core), { connectionId }, { runAt: new Date(Date.now() + 3_600_000) });
      const code = newCode();
      await Connection.query(trx)
        .findById(row.id)
        .patch({ codeHash: hashOf(code), sentAt: fn.now() });
      if (!blocked && address) await core.mail.send(trx, invitationMail(address, core.config.baseUrl, code));
    }),
});

/** Closes invitations whose days are over, and drops what was never a connection after 90 more. */
export const expiryJob = (core: Core): Job => ({
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
