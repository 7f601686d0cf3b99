import type { Core, PersonalData } from '#core/contract/server';
import { PartnerStepTaken } from './models/partner-step';

/** Which changes of partners a member of the team made. The history stays, without the person. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    partnerChanges: await PartnerStepTaken.query(core.db)
      .where({ actor: userId })
      .orderBy('id')
      .select('partner_id', 'kind', 'at'),
  }),
  erase: async (trx, userId) => {
    await PartnerStepTaken.query(trx).patch({ actor: null }).where({ actor: userId });
  },
});
