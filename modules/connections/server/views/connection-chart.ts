import { BODIES, type Body, CENTRES, type Chart, type ChartGates, connectionOf } from '#modules/chart-engine/public';
import { gatesOfDay } from '#modules/chart-engine/public-server';
import type { ConnectionChart, SharedChart } from '../../schemas/connection-chart';

/** The gates of a chart; an unknown birth time leaves open what its day leaves open. */
const listGates = ({ humanDesign, sweep }: Chart): ChartGates => {
  if (humanDesign.gates) {
    const gates = new Set(humanDesign.gates);
    return { certain: gates, possible: gates };
  }
  const certain = new Set(sweep?.certainGates ?? []);
  const day = sweep ? gatesOfDay(Date.parse(sweep.from), Date.parse(sweep.to)) : [];
  return { certain, possible: new Set([...certain, ...day]) };
};

const gatesOnly = (half: Chart['humanDesign']['personality']): SharedChart['personality'] =>
  Object.fromEntries(
    BODIES.map((body: Body) => {
      const { gate } = half[body];
      return [body, gate === null ? null : { gate, line: null }];
    }),
  ) as SharedChart['personality'];

/** What the other gets to see of a chart: neither lines nor longitudes nor instants. */
export const toSharedChart = ({ humanDesign, sweep }: Chart): SharedChart => ({
  centers: { ...humanDesign.centers },
  channels: [...(humanDesign.channels ?? sweep?.certainChannels ?? [])],
  personality: gatesOnly(humanDesign.personality),
  design: gatesOnly(humanDesign.design),
});

const each = <K extends string>(names: readonly K[]): Record<K, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
/** Stands for the chart of somebody who has none. */
export const emptyChart: SharedChart = {
  centers: each(CENTRES),
  channels: [],
  personality: each(BODIES),
  design: each(BODIES),
};

/** What a chart is built on. */
export const getStanding = (chart: Chart | null): ConnectionChart['standing']['mine'] => {
  if (!chart) return 'none';
  return chart.timeKnown ? 'whole' : 'day';
};

/** Both charts and what they are together; without one of them nothing is computed. */
export const compareCharts = (
  mine: Chart | null,
  theirs: Chart | null,
): Pick<ConnectionChart, 'channels' | 'open' | 'centers'> => {
  if (!mine || !theirs) return { channels: [], open: [], centers: [] };
  const { channels, open, centers } = connectionOf(listGates(mine), listGates(theirs));
  return {
    channels: [...channels],
    open: [...open],
    centers: CENTRES.map((name) => {
      const own = { mine: mine.humanDesign.centers[name], theirs: theirs.humanDesign.centers[name] };
      return { name, ...own, together: own.mine || own.theirs ? true : centers[name] };
    }),
  };
};
