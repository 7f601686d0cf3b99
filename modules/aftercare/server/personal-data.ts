import type { Core, PersonalData } from '#core/contract/server';
import { AftercarePlan } from './models/aftercare-plan';
import { presentPlans } from './queries/plans';

/** A client's plans in full; of a practitioner when they wrote plans for others, whose words stay with the clients. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    aftercare: await presentPlans(
      core,
      core.db,
      await AftercarePlan.query(core.db).where({ client_id: userId }).orderBy('created_at'),
    ),
    aftercareWrittenForOthers: await AftercarePlan.query(core.db)
      .where({ author_id: userId })
      .orderBy('created_at')
      .select('created_at', 'updated_at', 'status'),
  }),
  erase: async (trx, userId) => {
    // Tasks and check-ins go with the plan.
    await AftercarePlan.query(trx).delete().where({ client_id: userId });
    await AftercarePlan.query(trx).patch({ authorId: null }).where({ author_id: userId });
  },
});
