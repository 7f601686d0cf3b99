import type { Core } from '#core/contract/server';
import type { LaborProgress } from '../../public';
import { twelveLabors } from '../../schemas/twelve-labors';
import { LaborResponse } from '../models/labor-response';
import { getLaborName } from './labor-texts';

/** How far a person came; what has no words yet completes nothing. */
export const getProgress = async (core: Core, userId: string): Promise<LaborProgress> => {
  const rows = await LaborResponse.query(core.db).where({ user_id: userId });
  const saved = rows.filter((row) => row.status === 'saved' && row.words > 0);
  const done = new Set(saved.map((row) => row.laborNumber));
  const latest = saved.reduce<LaborResponse | null>(
    (newest, row) => (newest && newest.updatedAt >= row.updatedAt ? newest : row),
    null,
  );
  return {
    done: done.size,
    readable: saved.filter((row) => row.audience !== 'self').length,
    latest: latest && {
      laborNumber: latest.laborNumber,
      laborName: getLaborName(core, latest.laborNumber),
      at: latest.updatedAt,
    },
    next: twelveLabors.find((labor) => !done.has(labor.laborNumber))?.laborNumber ?? null,
    revision: rows.reduce((sum, row) => sum + row.version + row.audienceChanges, 0),
  };
};
