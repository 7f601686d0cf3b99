import { fn } from 'objection';
import type { Core, Job } from '#core/contract/server';
import { hashOf, mailAddress, newCode } from '../codes';
import { invitationMail } from '../mails';
import { Connection, ConnectionBlock } from '../models/connection';
import { lockConnection } from '../queries/connection';
import { decryptRecipient } from '../queries/recipient';

/** Writes the mail of an invitation with a fresh secret, once. Somebody whom the owner of the address blocks learns nothing of it. */
export const createSendInvitation = (core: Core): Job<{ connectionId: string }> => ({
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
      const address = mailAddress(await decryptRecipient(core, trx, row));
      // The mailbox has had its mails of this hour; the invitation follows in the next one.
      if (!blocked && address && !(await core.mail.canNotify(address)))
        return core.jobs.enqueue(
          trx,
          createSendInvitation(core),
          { connectionId },
          { runAt: new Date(Date.now() + 3_600_000) },
        );
      const code = newCode();
      await Connection.query(trx)
        .findById(row.id)
        .patch({ codeHash: hashOf(code), sentAt: fn.now() });
      if (blocked || !address) return;
      const mail = invitationMail(address, core.config.baseUrl, code);
      // Who was invited may have no account; the two are likely to share a language.
      const inviter = await core.people.contact(trx, row.inviterId);
      await core.mail.send(trx, inviter?.language ? { ...mail, language: inviter.language } : mail);
    }),
});
