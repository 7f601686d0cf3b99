import type { Knex } from 'knex';
import type { Core, DemoAccounts, Seed } from '#core/contract/server';
import type { SamplePractitioner } from '../data/sample-practitioner';
import { samplePractitioners } from '../data/sample-practitioners';
import { seedRelations } from './seed-relations';

const rowOf = (one: SamplePractitioner) => ({
  slug: one.slug,
  name: one.name,
  specializations: one.work.map(([specialization]) => specialization),
  approach: one.approach,
  experience: one.experience,
  languages: [...one.languages],
  availability: one.availability,
  frameworks: [...one.frameworks],
  design_focus: [...one.designFocus],
  statements: JSON.stringify(one.work.map(([specialization, statement]) => ({ specialization, statement }))),
  sample: true,
});

/** Twenty-four sample practitioners; the demo practitioner's account is the first of them. */
export const seedSamples = async (trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  await trx('practitioners').insert(samplePractitioners.map(rowOf)).onConflict('slug').ignore();
  const first = samplePractitioners[0];
  const linked = await trx('practitioners').where({ user_id: demo.practitioner }).first();
  if (first && !linked) await trx('practitioners').where({ slug: first.slug }).update({ user_id: demo.practitioner });
};

/** The samples, and a request and an accepted client for the demo practitioner. */
export const seed =
  (core: Core): Seed =>
  async (trx, demo) => {
    await seedSamples(trx, demo);
    await seedRelations(core, trx, demo);
  };
