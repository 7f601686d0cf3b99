import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { supervisionAgreedMail } from '../mails';
import { Supervision } from '../models/supervision';
import { getClient } from '../queries/clients';
import { getSupervision, lockSupervision } from '../queries/supervisions';

/** The client's answer. Throws 404, also once the two do not work together any more, and 409 `already-answered`. */
export const answerSupervision = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { id, agree }: { readonly id: string; readonly agree: boolean },
): Promise<Supervision> => {
  const row = await lockSupervision(trx, user, id);
  if (row.state !== 'asked') throw conflict('already-answered', 'You have answered this already.');
  await getClient(core, trx, row.practitionerUserId, row.matchId);
  const state = agree ? 'agreed' : 'declined';
  await Supervision.query(trx).patch({ state, answeredAt: new Date().toISOString() }).where({ id, client_id: user.id });
  await core.audit.record(trx, {
    actor: user.id,
    action: `supervision.${state}`,
    subject: user.id,
    object: `supervision:${id}`,
  });
  const supervisor = agree ? await core.people.contact(trx, row.supervisorUserId) : null;
  if (supervisor) await core.mail.send(trx, supervisionAgreedMail(supervisor.email, core.config.baseUrl));
  return getSupervision(trx, user, id);
};
