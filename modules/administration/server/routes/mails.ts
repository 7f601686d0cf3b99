import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import { implement } from '#core/contract/implement';
import { type Route, respond } from '#core/contract/route';
import * as contract from '#core/schemas/contracts';
import * as api from '#core/schemas/endpoints';
import { countMails } from '#core/server/mail/counts';
import { queueMails } from '#core/server/mail/queue';
import type { AdminParts } from '#core/server/break-glass/parts';
import { discardFailedMail, listFailedMails, lockFailedMail, resetFailedMail } from '#core/server/mail/failed-mails';

const access = { permission: 'core.manage-mails' } as const;
const listed = 100;

/** Any mail that was not sent; whether it can be decided on is asked again under a lock. */
const load = async ({ params, db }: { readonly params: { readonly id: string }; readonly db: Knex }) => {
  const row = await db('mails')
    .where({ id: params.id })
    .whereNotNull('failed_at')
    .first<{ id: string } | undefined>('id');
  if (!row) throw notFound('mail');
  return row.id;
};

const lock = async (trx: Knex, id: string): Promise<{ readonly kind: string; readonly expired: boolean }> => {
  const mail = await lockFailedMail(trx, id);
  if (!mail) throw conflict('decided', 'Somebody else has sent this mail again or discarded it. Reload the list.');
  return mail;
};

/** Mails that could not be delivered, as admins decide on them. */
export const mailRoutes = ({ config, mail, audit }: AdminParts): readonly Route[] => [
  implement(api.getMails, contract.getMails, {
    access,
    handle: async ({ user, trx: db, request }) => {
      const [{ waiting, failed, expired }, mails] = [
        await countMails(db),
        await listFailedMails(db, mail.cipher, listed),
      ];
      // Whom somebody writes to is personal, though the name is hidden.
      if (mails.length > 0)
        await audit(db, { actor: user.id, action: 'mails.listed', detail: { count: mails.length } }, request.id);
      const view = { sending: config.smtpUrl !== null, waiting, failed, expired, mails };
      return respond(view, { headers: { 'Cache-Control': 'no-store' } });
    },
  }),
  implement(api.sendMailAgain, contract.sendMailAgain, {
    access,
    load,
    handle: async ({ user, loaded: id, trx, request }) => {
      const { kind, expired } = await lock(trx, id);
      if (expired)
        throw conflict(
          'expired',
          'What this mail says is of no use any more, such as a link that has expired. Discard it.',
        );
      await resetFailedMail(trx, id);
      if (config.smtpUrl !== null) await queueMails(trx, (query) => query.where({ id }));
      await audit(trx, { actor: user.id, action: 'mail.sent-again', object: id, detail: { kind } }, request.id);
    },
  }),
  implement(api.discardMail, contract.discardMail, {
    access,
    load,
    handle: async ({ user, loaded: id, trx, request }) => {
      const { kind } = await lock(trx, id);
      await discardFailedMail(trx, id);
      await audit(trx, { actor: user.id, action: 'mail.discarded', object: id, detail: { kind } }, request.id);
    },
  }),
];
