import type { Chart, Activations as EngineActivations } from '#modules/chart-engine/public';
import { type Activations, type BodygraphChart, bodies } from '../bodygraph/chart';

const placesOf = (activations: EngineActivations): Activations =>
  Object.fromEntries(
    bodies.map((body) => {
      const { gate, line } = activations[body];
      return [body, gate === null ? null : { gate, line }];
    }),
  );

/** A computed chart as the bodygraph draws it: what a birth time would settle stays null, certain channels are drawn. */
export const asBodygraph = ({ humanDesign, sweep }: Chart): BodygraphChart => ({
  centers: humanDesign.centers,
  channels: humanDesign.channels ?? sweep?.certainChannels ?? [],
  personality: placesOf(humanDesign.personality),
  design: placesOf(humanDesign.design),
});
