import type { Core } from '#core/contract/server';
import type { ProfileSummary } from '../../public';
import { newestProfile } from './profiles';
import { openChart } from './sealed';

/** Labels of a person's newest chart for other modules; birth data stays here. */
export const summaryOf = async (core: Core, userId: string): Promise<ProfileSummary | null> => {
  const row = await newestProfile(core.db, userId);
  if (!row) return null;
  const { humanDesign, geneKeys, westernAstrology, numerology } = await openChart(core, core.db, row);
  const centers = Object.entries(humanDesign.centers);
  return {
    profileId: row.id,
    version: row.version,
    createdAt: row.created_at,
    humanDesign: {
      type: humanDesign.type,
      strategy: humanDesign.strategy,
      authority: humanDesign.authority,
      profile: humanDesign.profile,
      definition: humanDesign.definition,
      incarnationCross: humanDesign.incarnationCross,
      definedCenters: centers.flatMap(([name, defined]) => (defined === true ? [name] : [])),
      openCenters: centers.flatMap(([name, defined]) => (defined === false ? [name] : [])),
      gates: humanDesign.gates ?? [],
    },
    geneKeys: {
      lifeWork: geneKeys.lifeWork,
      evolution: geneKeys.evolution,
      radiance: geneKeys.radiance,
      purpose: geneKeys.purpose,
    },
    western: { sun: westernAstrology.sun, moon: westernAstrology.moon, rising: westernAstrology.rising },
    lifePath: numerology.lifePath,
  };
};
