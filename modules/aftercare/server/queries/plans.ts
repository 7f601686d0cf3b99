import type { Knex } from 'knex';
import { fullName, getInitials, toPersonName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { AftercareView, ItemView, PlanView } from '../../schemas/aftercare';
import { AftercareItem } from '../models/aftercare-item';
import type { AftercarePlan } from '../models/aftercare-plan';
import { plansFor } from './access';
import { decryptText } from './plan-texts';

const presentItem = async (core: Core, db: Knex, clientId: string, item: AftercareItem): Promise<ItemView> => ({
  id: item.id,
  kind: item.kind,
  text: (await decryptText(core, db, clientId, 'text', item.id, item.textSealed)) ?? '',
  dueOn: item.dueOn,
  assignee: item.assignee,
  doneAt: item.doneAt,
  doneBy: item.doneBy,
  note: await decryptText(core, db, clientId, 'note', item.id, item.noteSealed),
});

/** Plans with their items, in the order given. */
export const presentPlans = async (core: Core, db: Knex, plans: readonly AftercarePlan[]): Promise<PlanView[]> => {
  const items = await AftercareItem.query(db)
    .whereIn(
      'plan_id',
      plans.map(({ id }) => id),
    )
    .orderBy(['plan_id', 'position', 'id'])
    .select('*', db.raw("to_char(due_on, 'YYYY-MM-DD') as due_on"));
  const names = await core.people.names(plans.flatMap(({ authorId }) => authorId ?? []));
  const views: PlanView[] = [];
  // One after the other, so that a transaction can ask too.
  for (const plan of plans) {
    const { id, clientId } = plan;
    const author = plan.authorId === null ? undefined : names.get(plan.authorId);
    const own: ItemView[] = [];
    for (const item of items) if (item.planId === id) own.push(await presentItem(core, db, clientId, item));
    views.push({
      id,
      author: author ? fullName(author) : null,
      title: (await decryptText(core, db, clientId, 'title', id, plan.titleSealed)) ?? '',
      summary: await decryptText(core, db, clientId, 'summary', id, plan.summarySealed),
      outcome: await decryptText(core, db, clientId, 'outcome', id, plan.outcomeSealed),
      status: plan.status,
      items: own,
      version: plan.version,
      sample: plan.sample,
      createdAt: plan.createdAt,
    });
  }
  return views;
};

/** One plan as its two see it. */
export const presentPlan = async (core: Core, db: Knex, plan: AftercarePlan): Promise<PlanView> => {
  const [view] = await presentPlans(core, db, [plan]);
  if (!view) throw new Error('a plan was not presented');
  return view;
};

/** The aftercare of a client whom `requireAccess` let through. */
export const readAftercare = async (core: Core, user: User, clientId: string): Promise<AftercareView> => {
  const { db } = core;
  const plans = await plansFor(db, user, clientId)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(100);
  const account = (await core.people.accounts(db, 'client').where({ id: clientId }).first()) as
    | PersonAccount
    | undefined;
  const known =
    user.role === 'client' || (await core.port(consents).consentFor(user.id, clientId, 'contact', db)) !== null;
  return {
    name: account ? (known ? fullName : getInitials)(toPersonName(account)) : '–',
    plans: await presentPlans(core, db, plans),
  };
};
