import { centerOf, gatesOf, bodygraphLines as lines } from '#modules/chart-engine/public';
import type { Overlay } from '../../../public';
import { activeGates, type BodygraphChart, type CenterName, centerNames, counted, writtenName } from './chart';
import { texts } from './texts/texts';

export type { Overlay } from '../../../public';

/** What an overlay brings to a chart. */
export interface Brought {
  /** Its active gates, ascending. */
  gates: readonly number[];
  /** Channels that are complete with it and not without it: '10-20'. */
  channels: readonly string[];
  /** Centres that are defined with it and open, or not certain, without it. */
  centers: readonly CenterName[];
}

const allChannels = lines.flatMap((line) => line.channels);

/** The active gates of an overlay. */
export const overlayGates = (overlay: Overlay): ReadonlySet<number> =>
  new Set(overlay.columns.flatMap(({ activations }) => [...activeGates(activations)]));

/** What an overlay adds to the whole chart, whichever sides of it are shown just now. */
export function broughtBy(chart: BodygraphChart, overlay: Overlay): Brought {
  const own = new Set([...activeGates(chart.personality), ...activeGates(chart.design)]);
  const gates = overlayGates(overlay);
  const channels = allChannels.filter(
    (channel) =>
      !chart.channels.includes(channel) &&
      gatesOf(channel).every((gate) => own.has(gate) || gates.has(gate)) &&
      gatesOf(channel).some((gate) => gates.has(gate)),
  );
  const joined = new Set(channels.flatMap((channel) => gatesOf(channel).map(centerOf)));
  return {
    gates: [...gates].sort((one, other) => one - other),
    channels,
    centers: centerNames.filter((name) => joined.has(name) && chart.centers[name] !== true),
  };
}

/** What an overlay brings, in one sentence. */
export function broughtText(chart: BodygraphChart, overlay: Overlay): string {
  const { gates, channels, centers } = broughtBy(chart, overlay);
  return texts('overlay.brings', {
    label: overlay.label,
    gates: gates.length,
    ...counted('channels', channels),
    ...counted('centers', centers.map(writtenName)),
  });
}
