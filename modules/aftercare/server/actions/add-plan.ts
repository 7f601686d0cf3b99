import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { PlanInput } from '../../schemas/aftercare';
import { AftercarePlan } from '../models/aftercare-plan';
import { requireAccess } from '../queries/access';
import { encryptText } from '../queries/plan-texts';
import { announceChange } from './announce-change';
import { planMail } from './plan-mail';
import { saveItems } from './save-items';

/** So many plans one practitioner can write for one client. */
const mostPlans = 20;

/** A practitioner writes a plan for a client; a mail lets the client know that it is there. Throws 409 `too-many-plans`. */
export const addPlan = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  clientId: string,
  { title, summary, items }: PlanInput,
): Promise<AftercarePlan> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`aftercare:${clientId}`]);
  // Again under the lock: a consent may have been withdrawn while this waited.
  await requireAccess(core, trx, user, clientId);
  const count = await AftercarePlan.query(trx).where({ client_id: clientId, author_id: user.id }).resultSize();
  if (count >= mostPlans)
    throw conflict('too-many-plans', `There are ${mostPlans} plans for this client. Go on with one of them.`);
  const id = randomUUID();
  const titleSealed = await encryptText(core, trx, clientId, 'title', id, title);
  if (!titleSealed) throw invalid('title', 'Give the plan a name.');
  const summary_sealed = await encryptText(core, trx, clientId, 'summary', id, summary);
  const plan = await AftercarePlan.query(trx).insertAndFetch({
    id,
    clientId,
    authorId: user.id,
    titleSealed,
    summarySealed: summary_sealed,
  });
  await saveItems(core, trx, plan, items);
  const client = await core.people.contact(trx, clientId);
  if (client) await core.mail.send(trx, planMail(client.email, core.config.baseUrl));
  await announceChange(core, trx, user, plan, 'aftercare.written');
  return plan;
};
