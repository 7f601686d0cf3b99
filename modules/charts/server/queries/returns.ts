import type { Chart, LifeMarker, Span } from '#modules/chart-engine/public';
import { lifeMarkers, solarReturn } from '#modules/chart-engine/public-server';
import type { ReturnsView } from '../../schemas/sky';

/** The instant of a birth, or the span of an unknown time. */
const spanOf = ({ utc, sweep }: Chart): Span => {
  const [from, to] = utc === null && sweep ? [sweep.from, sweep.to] : [utc ?? '', utc ?? ''];
  return { from: Date.parse(from), to: Date.parse(to) };
};

const iso = (ms: number): string => new Date(ms).toISOString();

const shown = ({ kind, body, passes, ageYears }: LifeMarker, exact: boolean): ReturnsView['markers'][number] => ({
  kind,
  body,
  passes: passes.map(({ from, to }) => iso(Math.round((from + to) / 2))),
  windows: exact ? null : passes.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
  ageYears: Math.round(ageYears * 100) / 100,
});

/** Life phases of a chart, and the solar return of a civil year; `bornIn` is the civil year of the birth where it happened. */
export const returnsOf = (chart: Chart, bornIn: number, year: number): ReturnsView => {
  const birth = spanOf(chart);
  const exact = birth.from === birth.to;
  const solar = solarReturn(birth, year - bornIn);
  return {
    markers: lifeMarkers(birth).map((marker) => shown(marker, exact)),
    solar: solar && shown(solar, exact),
    year,
    notCarried: ['Chiron'],
  };
};
