import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ProfileSummary } from '../../public';
import { decryptChart } from '../encryption';
import { toChartLabels } from './chart-labels';
import { findNewestProfile } from './profiles';

/** Labels of a person's newest chart for other modules; birth data stays here. */
export const findSummary = async (core: Core, userId: string, db: Knex = core.db): Promise<ProfileSummary | null> => {
  const row = await findNewestProfile(db, userId);
  if (!row) return null;
  const { humanDesign, geneKeys, western, lifePath } = toChartLabels(await decryptChart(core, db, row));
  return {
    profileId: row.id,
    version: row.version,
    createdAt: row.createdAt,
    humanDesign,
    geneKeys,
    western,
    lifePath,
  };
};
