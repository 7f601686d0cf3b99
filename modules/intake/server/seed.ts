import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type { Core, Seed } from '#core/contract/server';
import { samples } from '../data/samples';
import { Intake } from './models/intake';
import { finished, pathOf } from './policies/answers';
import { sealGroups } from './queries/encrypted-answers';
import { newReference } from './tokens';

const insertSample = async (
  core: Core,
  trx: Knex.Transaction,
  { hoursAgo, answers: written }: (typeof samples)[number],
): Promise<void> => {
  const id = randomUUID();
  const answers = finished(written);
  const ago = (hours: number) => raw("now() - (? * interval '1 hour')", [hours]);
  await Intake.query(trx).insert({
    id,
    reference: newReference(),
    email: answers.email ?? '',
    firstName: answers.firstName ?? '',
    lastName: answers.lastName ?? '',
    journeyType: pathOf(answers),
    sample: true,
    ...(await sealGroups(core, trx, 'intakes', { id, userId: null }, { answers, writers: {}, origins: {} })),
    consentAnswersAt: ago(hoursAgo),
    consentSensitiveAt: ago(hoursAgo),
    submittedAt: ago(hoursAgo),
    contactDueAt: ago(hoursAgo - 48),
    planDueAt: ago(hoursAgo - 168),
  });
};

/** Two invented questionnaires, marked as samples; one of them waits too long for its first contact. */
export const seed =
  (core: Core): Seed =>
  async (trx) => {
    if (await Intake.query(trx).findOne({ sample: true })) return;
    for (const sample of samples) await insertSample(core, trx, sample);
  };
