import { implement } from '../../../contract/implement';
import { type Route, respond } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import { originOf } from '../../auth/origin';
import { currentRequest } from '../../auth/request-context';
import { revokeSessions } from '../../auth/sessions';
import { requireFresh } from '../fresh';
import type { AccountParts } from '../parts';
import { closeAccount, keepLastAdmin } from './close';
import { keptMail, scheduledMail } from './mails';

/** Days in which a person can think better of it. */
const graceDays = 14;

/**
 * `DELETE /api/account`: at once, or in fourteen days. Either way every session ends now. At once means that the account is shut
 * when the answer comes, and erased by a job right after. The last active admin gets 409.
 */
const deleteRoute = ({ config, mail, audit }: AccountParts): Route =>
  implement(api.deleteAccount, contract.deleteAccount, {
    access: { signedIn: true },
    bodyLimit: 4 * 1024,
    load: ({ db }) => requireFresh(db),
    handle: async ({ user, body, trx, request }) => {
      if (user.role === 'admin') await keepLastAdmin(trx, user.id);
      const mine = trx('users').where({ id: user.id });
      const [row] = await mine
        .update({
          deletion_due_at: body.when === 'now' ? trx.fn.now() : trx.raw(`now() + interval '${graceDays} days'`),
          updated_at: trx.fn.now(),
        })
        .returning<{ deletion_due_at: string }[]>('deletion_due_at');
      const dueAt = row?.deletion_due_at ?? '';
      const action = body.when === 'now' ? 'account.closed' : 'account.deletion-asked';
      if (body.when === 'now') await closeAccount(trx, user.id);
      else {
        await revokeSessions(trx, user.id);
        const address = `${originOf(config, currentRequest())}/account/data`;
        await mail.send(trx, scheduledMail(user.email, dueAt, address));
      }
      await audit(trx, { actor: user.id, action, subject: user.id }, request.id);
      return respond({ status: body.when === 'now' ? ('erasing' as const) : ('scheduled' as const), dueAt });
    },
  });

/** `DELETE /api/account/deletion`: the account stays after all. */
const keepRoute = ({ mail, audit }: AccountParts): Route =>
  implement(api.cancelDeletion, contract.cancelDeletion, {
    access: { signedIn: true },
    handle: async ({ user, trx, request }) => {
      const kept = await trx('users')
        .where({ id: user.id })
        .whereNotNull('deletion_due_at')
        .whereNull('deleted_at')
        .update({ deletion_due_at: null, updated_at: trx.fn.now() });
      if (kept === 0) return undefined;
      await mail.send(trx, keptMail(user.email));
      await audit(trx, { actor: user.id, action: 'account.kept', subject: user.id }, request.id);
    },
  });

export const erasureRoutes = (parts: AccountParts): readonly Route[] => [deleteRoute(parts), keepRoute(parts)];
