import type { Knex } from 'knex';
import type { Core, DemoAccounts } from '#core/contract/server';
import { phases } from '../schemas/values';
import { ClientPhase } from './models/client-phase';
import { PhaseStepTaken } from './models/phase-change';
import { standingsOf } from './queries/standing';

/** Days before the first start on which the invented client went on to an experience, and from there to aftercare. */
const steps = { experience: 90, aftercare: 64 } as const;

/** The invented client has come to aftercare, as their plans say; once, and only where what they did leads there. */
export const seedPhases = async (core: Core, trx: Knex.Transaction, demo: DemoAccounts): Promise<void> => {
  const { sampleClient: client_id, admin: actor } = demo;
  if (await ClientPhase.query(trx).findById(client_id)) return;
  const standing = (await standingsOf(core, trx, [client_id])).get(client_id)?.view;
  if (standing?.phase !== 'matching' || standing.steps.some(({ unmet }) => unmet.length > 0)) return;
  const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const phase of ['experience', 'aftercare'] as const) {
    const from_phase = phases[phases.indexOf(phase) - 1] ?? phase;
    await PhaseStepTaken.query(trx).insert({
      clientId: client_id,
      actor,
      fromPhase: from_phase,
      toPhase: phase,
      at: at(steps[phase]),
    });
  }
  await ClientPhase.query(trx).insert({
    clientId: client_id,
    phase: 'aftercare',
    version: 2,
    updatedAt: at(steps.aftercare),
  });
};
