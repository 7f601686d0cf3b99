import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { partsOf } from '../../schemas/parts';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { ownVersion } from './read';
import { openDocument } from './store';

/** Notes agree or not-me on one part of an own version (422 for one that it has not); the last word counts. */
export const giveFeedback = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { synthesisId, itemId, verdict }: { synthesisId: string; itemId: string; verdict: 'agree' | 'not-me' },
): Promise<void> => {
  const row = await ownVersion(trx, userId, synthesisId);
  const { reading } = await openDocument(core, trx, row);
  if (!partsOf(reading).some(({ id }) => id === itemId)) throw invalid('itemId', 'This version has no such part.');
  await SynthesisFeedback.query(trx)
    .insert({ synthesisId, userId, itemId, verdict })
    .onConflict(['synthesis_id', 'item_id'])
    .merge({ verdict, createdAt: trx.fn.now() });
};
