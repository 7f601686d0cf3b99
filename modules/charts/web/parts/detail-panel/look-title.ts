import { type BodygraphChart, type BodygraphSelection, centerState, writtenName } from '../bodygraph/chart';
import { channelOf } from './facts/chart-facts';
import { stateText } from './facts/go';
import { texts } from './texts/texts';

/** The heading over a part of the bodygraph, with what it is and how it stands in the chart. */
export const lookTitle = (
  look: BodygraphSelection,
  graph: BodygraphChart,
): { readonly eyebrow: string; readonly title: string } => {
  if (look.kind === 'center')
    return {
      eyebrow: texts('eyebrow.center', { state: centerState(graph.centers[look.center]).toLowerCase() }),
      title: writtenName(look.center),
    };
  if (look.kind === 'gate')
    return {
      eyebrow: texts('eyebrow.gate', { center: writtenName(look.center) }),
      title: texts('gate', { gate: look.gate }),
    };
  return {
    eyebrow: texts('eyebrow.channel', { state: stateText(look.channel, graph) }),
    title: `${look.channel.replace('-', '–')} ${channelOf(look.channel).name}`,
  };
};
