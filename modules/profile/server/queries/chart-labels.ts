import type { Chart } from '#modules/chart-engine/public';
import { computeChart, computeChartWithin } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { ChartLabels, SettledBirth } from '../../public';
import { asEngineInput } from '../birth';

const hour = 3_600_000;

/** What other modules may know of a chart. */
export const toChartLabels = ({
  timeKnown,
  humanDesign,
  geneKeys,
  westernAstrology,
  chineseAstrology,
  numerology,
}: Chart): ChartLabels => {
  const centers = Object.entries(humanDesign.centers);
  return {
    timeKnown,
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
    chinese: { element: chineseAstrology.element, animal: chineseAstrology.animal },
    lifePath: numerology.lifePath,
  };
};

/**
 * Chart of a birth at an unknown place: swept over every instant at which some clock of the world showed that date and time, so
 * that a value stands only where it holds wherever the birth was.
 */
const computeChartAnywhere = ({ birthDate, birthTime, birthWindow, nameAtBirth }: SettledBirth): Chart => {
  const reading = (time: string) => Date.parse(`${birthDate}T${time.slice(0, 5)}:00Z`);
  const first = reading(birthTime ?? birthWindow?.from ?? '00:00');
  // A minute more where the reading has seconds.
  const last = birthTime ? first : birthWindow ? reading(birthWindow.to) + hour / 60 : first + 24 * hour;
  // Clocks run from fourteen hours ahead of universal time to twelve behind it.
  const birth = { fullName: nameAtBirth, birthDate, birthTime: null, lat: 0, lon: 0, tz: 'UTC' };
  return computeChartWithin(birth, first - 14 * hour, Math.max(last, first + 1000) + 12 * hour);
};

/** Labels of the chart of a birth; whatever its time or place leave open is null. */
export const labelsOf = (birth: SettledBirth): ChartLabels =>
  toChartLabels(
    birth.place === null
      ? computeChartAnywhere(birth)
      : computeChart(asEngineInput({ ...birth, place: birth.place }), resolveLocalTime),
  );
