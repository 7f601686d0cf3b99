import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ProfileSummary } from '../../public';
import { labelsOfChart } from './chart-labels';
import { newestProfile } from './profiles';
import { openChart } from './sealed';

/** Labels of a person's newest chart for other modules; birth data stays here. */
export const summaryOf = async (core: Core, userId: string, db: Knex = core.db): Promise<ProfileSummary | null> => {
  const row = await newestProfile(db, userId);
  if (!row) return null;
  const { humanDesign, geneKeys, western, lifePath } = labelsOfChart(await openChart(core, db, row));
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
