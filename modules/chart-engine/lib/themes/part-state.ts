import type { Chart } from '../engine/chart';
import type { Look } from './look';

/** How a part stands in a chart: what is said of it depends on this. A gate is defined when something stands in it. */
export type PartState = 'defined' | 'open' | 'uncertain';

type Read = Pick<Chart, 'humanDesign' | 'sweep'>;

/** True while some body's gate depends on a birth time nobody knows. */
const unsettled = ({ humanDesign: { personality, design } }: Read): boolean =>
  [personality, design].some((half) => Object.values(half).some(({ gate }) => gate === null));

/** Reads from a chart how a part stands in it; of an unknown birth time only what holds all the time is certain. */
export const partStateOf = (look: Look, chart: Read): PartState => {
  const { humanDesign, sweep } = chart;
  if (look.kind === 'center') {
    const state = humanDesign.centers[look.center];
    return state === null ? 'uncertain' : state ? 'defined' : 'open';
  }
  const gates = humanDesign.gates ?? sweep?.certainGates ?? [];
  const channels = humanDesign.channels ?? sweep?.certainChannels ?? [];
  const here =
    look.kind === 'gate'
      ? gates.includes(look.gate)
      : channels.includes(look.channel) || look.channel.split('-').every((gate) => gates.includes(Number(gate)));
  if (here) return 'defined';
  return unsettled(chart) ? 'uncertain' : 'open';
};
