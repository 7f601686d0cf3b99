import type { FirstRunStep } from '#modules/studio/public';
import { Practitioner } from './models/practitioner';

/** Nobody can be matched before somebody is there. */
export const firstPractitioner: FirstRunStep = {
  id: 'matching.first-practitioner',
  order: 30,
  label: 'Bring in the first practitioner',
  hint: 'Invite them and let them fill in their record. Until somebody takes clients on, nobody can be matched.',
  path: '/management/people',
  isDone: async (db) =>
    (await Practitioner.query(db)
      .where({ sample: false })
      .whereNotNull('user_id')
      .whereNot({ availability: 'closed' })
      .first()) !== undefined,
};
