import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core, DemoAccounts } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import { samplePlans } from '../data/sample-plans';
import { AftercareItem } from './models/aftercare-item';
import { AftercarePlan } from './models/aftercare-plan';
import { encryptText } from './queries/plan-texts';

const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Invented plans of the demo practitioner for the first client who opened something, marked as such, once. */
export const seedPlans = async (core: Core, trx: Knex.Transaction, { practitioner }: DemoAccounts): Promise<void> => {
  if (await AftercarePlan.query(trx).findOne({ author_id: practitioner, sample: true })) return;
  const openings = await core.port(consents).openingsOf(practitioner, trx);
  const clientId = [...openings].find(([, { consent }]) => consent !== null)?.[0];
  if (clientId === undefined) return;
  for (const { title, summary, outcome, writtenDaysAgo, closedDaysAgo, items } of samplePlans) {
    const id = randomUUID();
    const title_sealed = await encryptText(core, trx, clientId, 'title', id, title);
    if (!title_sealed) throw new Error('a sample plan without a title');
    await AftercarePlan.query(trx).insert({
      id,
      clientId,
      authorId: practitioner,
      titleSealed: title_sealed,
      summarySealed: await encryptText(core, trx, clientId, 'summary', id, summary),
      outcomeSealed: await encryptText(core, trx, clientId, 'outcome', id, outcome),
      status: closedDaysAgo === null ? 'active' : 'closed',
      closedAt: closedDaysAgo === null ? null : at(-closedDaysAgo),
      createdAt: at(-writtenDaysAgo),
      sample: true,
    });
    for (const [position, { kind, text, assignee, dueInDays, doneDaysAgo }] of items.entries()) {
      const item = randomUUID();
      const text_sealed = await encryptText(core, trx, clientId, 'text', item, text);
      if (!text_sealed) throw new Error('a sample step without words');
      await AftercareItem.query(trx).insert({
        id: item,
        planId: id,
        position,
        kind,
        assignee,
        textSealed: text_sealed,
        dueOn: dueInDays === null ? null : at(dueInDays).slice(0, 10),
        ...(doneDaysAgo !== null && { done_at: at(-doneDaysAgo), done_by: assignee }),
      });
    }
  }
};
