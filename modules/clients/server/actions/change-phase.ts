import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ClientStanding } from '../../schemas/client';
import type { Phase } from '../../schemas/values';
import { ClientPhase } from '../models/client-phase';
import { PhaseStepTaken } from '../models/phase-change';
import { requireAccess } from '../queries/access';
import { standingsOf } from '../queries/standing';

const standingOf = async (core: Core, db: Knex, clientId: string): Promise<ClientStanding> => {
  const found = (await standingsOf(core, db, [clientId])).get(clientId);
  if (!found) throw notFound('client');
  return found.view;
};

const refuse = ({ steps, phase: from }: ClientStanding, to: Phase): void => {
  const step = steps.find(({ phase }) => phase === to);
  const can = steps.filter(({ unmet }) => unmet.length === 0).map(({ phase }) => phase);
  if (!step) {
    const words = from === to ? 'The client is in this phase already.' : 'A client moves one phase at a time.';
    throw conflict('no-such-step', words, { phase: from, can, unmet: [words] });
  }
  if (step.unmet.length > 0)
    throw conflict('phase-not-ready', step.unmet.join(' '), { phase: from, can, unmet: step.unmet });
};

/** Sets the phase one step on or back and writes down who did it. */
export const changePhase = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  clientId: string,
  to: Phase,
  ifMatch: string | null,
): Promise<ClientStanding> => {
  // There is no row to lock before the first change.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`client-phase:${clientId}`]);
  // Again under the lock: a consent may have been withdrawn while this waited.
  await requireAccess(core, trx, user, clientId);
  const before = await standingOf(core, trx, clientId);
  if (ifMatch !== String(before.version)) throw preconditionFailed(before);
  refuse(before, to);
  await ClientPhase.query(trx)
    .insert({ clientId, phase: to, version: before.version + 1, updatedAt: new Date().toISOString() })
    .onConflict('client_id')
    .merge();
  await PhaseStepTaken.query(trx).insert({
    clientId,
    actor: user.id,
    fromPhase: before.phase,
    toPhase: to,
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'client.phase-changed',
    subject: clientId,
    object: `client:${clientId}`,
    detail: { from: before.phase, to },
  });
  return standingOf(core, trx, clientId);
};
