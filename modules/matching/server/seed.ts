import type { Knex } from 'knex';
import type { Core, DemoAccounts, Seed } from '#core/contract/server';
import { sampleHours, sampleOffer } from '../data/sample-practice';
import type { SamplePractitioner } from '../data/sample-practitioner';
import { samplePractitioners } from '../data/sample-practitioners';
import { seedMatches } from './seed-matches';

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

const emailOf = ({ slug }: Pick<SamplePractitioner, 'slug'>): string => `${slug}@hedo.example`;

/** Accounts for the samples that have none. They share the demo practitioner's password, so that whoever runs the demo can answer as them. */
const seedAccounts = async (trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  const missing = await trx('practitioners').where({ sample: true, user_id: null }).pluck('slug');
  const people = samplePractitioners
    .filter(({ slug }) => missing.includes(slug))
    .map((one) => {
      const [first_name = '', ...rest] = one.name.replace(' (sample)', '').split(' ');
      // Nobody reads mail at these addresses, so nobody could ever confirm them.
      return {
        email: emailOf(one),
        first_name,
        last_name: rest.join(' '),
        role: 'practitioner',
        email_verified_at: trx.fn.now(),
      };
    });
  if (people.length > 0) await trx('users').insert(people).onConflict('email').ignore();
  await trx.raw(`update practitioners set user_id = users.id from users
    where practitioners.sample and practitioners.user_id is null and users.email = practitioners.slug || '@hedo.example'`);
  await trx.raw(
    `insert into accounts (user_id, password_hash)
     select practitioners.user_id, demo.password_hash
     from practitioners, accounts as demo, users
     where practitioners.sample and users.id = practitioners.user_id and users.email = practitioners.slug || '@hedo.example'
       and demo.user_id = ?
     on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [demo.practitioner],
  );
};

/** Hours for the samples that have entered none. */
const seedHours = async (trx: Knex.Transaction): Promise<void> => {
  const ids = new Map<string, string>(
    (await trx('practitioners').where({ sample: true }).select('slug', 'id')).map(({ slug, id }) => [slug, id]),
  );
  const rows = samplePractitioners.flatMap(({ slug }, index) => {
    const practitioner_id = ids.get(slug);
    const offered = sampleHours[index % sampleHours.length];
    return practitioner_id && offered
      ? [{ practitioner_id, zone: offered.zone, hours: JSON.stringify(offered.hours), exceptions: '[]' }]
      : [];
  });
  await trx('practitioner_availability').insert(rows).onConflict('practitioner_id').ignore();
};

/** How, where and at what price the samples work, where nobody entered it. */
const seedOffers = async (trx: Knex.Transaction): Promise<void> => {
  for (const [index, { slug }] of samplePractitioners.entries())
    await trx('practitioners')
      .where({ slug, sample: true, offer_version: 0 })
      .update({ ...sampleOffer(slug, index), offer_version: 1 });
};

/** Twenty-four sample practitioners who can be asked and booked; the demo practitioner's account is the first of them. */
export const seedSamples = async (trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  await trx('practitioners').insert(samplePractitioners.map(rowOf)).onConflict('slug').ignore();
  const first = samplePractitioners[0];
  const linked = await trx('practitioners').where({ user_id: demo.practitioner }).first();
  if (first && !linked) await trx('practitioners').where({ slug: first.slug }).update({ user_id: demo.practitioner });
  await seedAccounts(trx, demo);
  await seedHours(trx);
  await seedOffers(trx);
};

/** The samples, and clients of the demo practitioner. */
export const seed =
  (core: Core): Seed =>
  async (trx, demo) => {
    await seedSamples(trx, demo);
    await seedMatches(core, trx, demo);
  };
