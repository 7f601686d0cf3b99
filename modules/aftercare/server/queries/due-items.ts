import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { DueItem } from '../../schemas/aftercare';
import { AftercareItem } from '../models/aftercare-item';
import { AftercarePlan } from '../models/aftercare-plan';
import { nameClients } from './plan-lines';
import { decryptText } from './plan-texts';

/** Days ahead that a practitioner's day shows. */
const days = 7;
const most = 50;

/** What is overdue or due within a week in a practitioner's own plans, of clients who are open to them; the soonest first. */
export const listDue = async (core: Core, user: User): Promise<DueItem[]> => {
  const { db } = core;
  const plans = await AftercarePlan.query(db).where({ author_id: user.id, status: 'active' }).select('id', 'client_id');
  const called = await nameClients(
    core,
    user,
    plans.map(({ clientId }) => clientId),
  );
  const owners = new Map(
    plans.flatMap(({ id, clientId }) => {
      const name = called(clientId);
      return name.clientId === null ? [] : [[id, { clientId, client: name.client }] as const];
    }),
  );
  const items = await AftercareItem.query(db)
    .whereIn('plan_id', [...owners.keys()])
    .whereNull('done_at')
    .whereRaw('due_on <= current_date + ?::int', [days])
    .orderBy(['aftercare_items.due_on', 'plan_id', 'position', 'id'])
    .limit(most)
    .select('*', db.raw("to_char(due_on, 'YYYY-MM-DD') as due_on"));
  const due: DueItem[] = [];
  for (const { id, planId, kind, assignee, dueOn, textSealed } of items) {
    const owner = owners.get(planId);
    if (!owner || dueOn === null) continue;
    const text = (await decryptText(core, db, owner.clientId, 'text', id, textSealed)) ?? '';
    due.push({ id, kind, assignee, text, dueOn, ...owner });
  }
  return due;
};
