import type { Core, PersonalData } from '#core/contract/server';
import { ClientPhase } from './models/client-phase';
import { PhaseStepTaken } from './models/phase-change';

/** The phase that staff set, its history, and the steps that a member of staff set for others. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    phase: (await ClientPhase.query(core.db).findById(userId)) ?? null,
    phaseHistory: await PhaseStepTaken.query(core.db)
      .where({ client_id: userId })
      .orderBy('at')
      .select('from_phase', 'to_phase', 'at'),
    phasesSetForOthers: await PhaseStepTaken.query(core.db).where({ actor: userId }).orderBy('at').select('at'),
  }),
  erase: async (trx, userId) => {
    await ClientPhase.query(trx).delete().where({ client_id: userId });
    await PhaseStepTaken.query(trx).delete().where({ client_id: userId });
    await PhaseStepTaken.query(trx).patch({ actor: null }).where({ actor: userId });
  },
});
