import type { ReactNode } from 'react';
import type { Chart } from '#modules/chart-engine/public';
import { centerOf } from '#modules/chart-engine/public';
import { type BodygraphChart, type BodygraphSelection, gateSides } from '../../bodygraph/chart';
import { texts } from '../texts/texts';
import { useLook } from '../use-look';
import { channelOf, completionOf } from './chart-facts';
import styles from './facts.module.css';

/** What facts are read from: the chart, and the same as it is drawn. */
export interface FactsProps {
  readonly chart: Chart;
  readonly graph: BodygraphChart;
}

/** A button that shows another part in the same sheet. */
export const Go = ({ to, children }: { readonly to: BodygraphSelection; readonly children: ReactNode }) => {
  const { choose } = useLook();
  return (
    <button type="button" className={styles.go} onClick={() => choose(to)}>
      {children}
    </button>
  );
};

const sideWords = { personality: 'ink', design: 'red', both: 'both' } as const;

/** A gate of the list, by which side it is active, and our word for it. */
export const GateLine = ({ gate, graph }: { readonly gate: number; readonly graph: BodygraphChart }) => {
  const side = gateSides(graph)(gate);
  return (
    <li>
      <Go to={{ kind: 'gate', gate, center: centerOf(gate) }}>
        {texts('gateWord', { gate, word: texts(`word.${gate}` as 'word.1') })}
      </Go>
      <span>{side ? texts(sideWords[side]) : texts('notActive')}</span>
    </li>
  );
};

/** A channel of the list, and of a gate how far it is complete. */
export const ChannelLine = ({
  id,
  graph,
  gate,
}: {
  readonly id: string;
  readonly graph: BodygraphChart;
  readonly gate?: number;
}) => {
  const { name, gates } = channelOf(id);
  const partner = gates.find((one) => one !== gate) ?? gates[0];
  return (
    <li>
      <Go to={{ kind: 'channel', channel: id }}>
        {id.replace('-', '–')} {name}
      </Go>
      <span>{gate === undefined ? stateText(id, graph) : completionText(id, gate, partner, graph)}</span>
    </li>
  );
};

/** The state of a channel in a word or two. */
export const stateText = (id: string, graph: BodygraphChart): string => {
  const completion = completionOf(id, graph);
  if (completion === 'complete') return texts('state.defined');
  return completion === 'uncertain' ? texts('state.uncertain') : texts('state.open');
};

const completionText = (id: string, gate: number, partner: number, graph: BodygraphChart): string => {
  const side = gateSides(graph);
  const completion = completionOf(id, graph);
  if (completion === 'complete') return texts('complete', { partner });
  if (completion === 'uncertain')
    return side(gate) && !side(partner) ? texts('halfUncertain', { partner }) : texts('unknown');
  if (completion === 'neither') return texts('neither');
  return side(gate) ? texts('half', { partner }) : texts('otherHalf', { partner });
};
