import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type Part, partsOf, staysSaid } from '../../schemas/parts';
import { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { openShownReading } from './shown-reading';

/**
 * Parts that the client last called not theirs, over all versions, with their words: the next reading does not say them again.
 * What says how a reading was made is not among them, nor words of a Labor that is kept back or left out now.
 */
export const findRefusedParts = async (
  core: Core,
  db: Knex,
  userId: string,
  leftOut: readonly number[] = [],
): Promise<readonly Part[]> => {
  const rows = await SynthesisFeedback.query(db).where({ user_id: userId }).orderBy('created_at');
  const last = new Map(rows.map((row) => [row.itemId, row]));
  const refused = [...last.values()].filter(({ itemId, verdict }) => verdict === 'not-me' && !staysSaid(itemId));
  const versions = await Synthesis.query(db).findByIds([...new Set(refused.map((row) => row.synthesisId))]);
  const said = await Promise.all(
    versions.map(async (row) => {
      const { reading, replaced = [] } = await openShownReading(core, db, row, 'owner', leftOut);
      const there = partsOf(reading);
      const gone = replaced.flatMap((one) => one.parts).filter(({ id }) => !there.some((part) => part.id === id));
      return [row.id, [...there, ...gone]] as const;
    }),
  );
  const parts = new Map(said);
  return refused.flatMap(({ synthesisId, itemId }) => parts.get(synthesisId)?.filter(({ id }) => id === itemId) ?? []);
};
