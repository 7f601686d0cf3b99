import type { Chart } from '#modules/chart-engine/public';
import type { Enneagram } from '../../schemas/enneagram';
import type { HolisticProfileView } from '../../schemas/holistic-profile';
import { listSources } from './sources';

/** A chart in the shape of the specification, the whole chart and what the person said of themself next to it. */
export const toProfileView = (
  row: Omit<HolisticProfileView, keyof ReturnType<typeof toSections>>,
  chart: Chart,
  enneagram: Enneagram | null,
): HolisticProfileView => ({
  ...row,
  ...toSections(chart, enneagram),
});

const toSections = (chart: Chart, enneagram: Enneagram | null) => {
  const { lifeWork, ...spheres } = chart.geneKeys;
  return {
    timeKnown: chart.timeKnown,
    humanDesign: chart.humanDesign,
    geneKeys: { lifework: lifeWork, ...spheres },
    westernAstrology: chart.westernAstrology,
    chineseAstrology: chart.chineseAstrology,
    numerology: chart.numerology,
    additionalKeys: {
      enneagram,
      archetypes: chart.archetype ? [chart.archetype] : [],
      chakras: { ...chart.chakras },
    },
    chart,
    sources: listSources(chart, enneagram !== null),
  };
};
