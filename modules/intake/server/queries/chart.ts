import { Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type ChartLabels, charts, type SettledBirth } from '#modules/profile/public';
import type { Answers } from '../../schemas/answers';
import type { ChartPreview, IntakeSummary } from '../../schemas/intake';

/** A chart as far as the answers allow, and what it lacks. */
export type Charted = Pick<IntakeSummary, 'chart' | 'chartMissing'>;

const previewOf = (labels: ChartLabels, place: string | null): ChartPreview => ({
  timeKnown: labels.timeKnown,
  type: labels.humanDesign.type,
  strategy: labels.humanDesign.strategy,
  authority: labels.humanDesign.authority,
  profile: labels.humanDesign.profile,
  sun: labels.western.sun,
  moon: labels.western.moon,
  rising: place === null ? null : labels.western.rising,
  lifePath: labels.lifePath,
  definedCenters: [...labels.humanDesign.definedCenters],
  openCenters: [...labels.humanDesign.openCenters],
  gates: [...labels.humanDesign.gates],
  place,
});

/** The point of the zone where nothing but the clock is known; what depends on more is left out of the preview. */
const somewhereIn = (zone: string) => ({ placeId: '', label: '', latitude: 0, longitude: 0, zone });

const settled = (core: Core, answers: Answers): { birth: SettledBirth; missing: Charted['chartMissing'] } => {
  const engine = core.port(charts);
  const { placeId, birthLocation, offsetSeconds = null } = answers;
  const when = { birthDate: answers.dateOfBirth ?? '', birthTime: answers.birthTime ?? null };
  const where = placeId ? { placeId } : birthLocation ? { birthLocation } : null;
  if (where === null) return { birth: engine.settle(when), missing: 'no-place' };
  try {
    return { birth: engine.settle({ ...when, ...where, offsetSeconds }), missing: null };
  } catch (error) {
    const path = error instanceof Problem ? error.more.fields?.[0]?.path : undefined;
    if (path !== 'birthLocation' && path !== 'placeId') throw error;
    const many = (error as Problem).code === 'place-ambiguous';
    return { birth: engine.settle(when), missing: many ? 'place-ambiguous' : 'place-unknown' };
  }
};

/** Labels of the chart for the birth in these answers. The zone that was typed wins over the one of the place: it is the correction. */
export const chartOf = (core: Core, answers: Answers): Charted => {
  try {
    const { birth, missing } = settled(core, answers);
    const zone = answers.timezone ?? birth.place?.zone ?? 'UTC';
    const labels = core.port(charts).labelsOf({ ...birth, place: { ...(birth.place ?? somewhereIn(zone)), zone } });
    return { chart: previewOf(labels, birth.place?.label ?? null), chartMissing: missing };
  } catch (error) {
    // A date the tables do not reach or a time still to come; anything else is a fault of ours.
    if (error instanceof Problem && error.status === 422) return { chart: null, chartMissing: 'birth-unreadable' };
    throw error;
  }
};
