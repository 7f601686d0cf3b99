import { centerOf } from '#modules/chart-engine/public';
import { gateSides, writtenName } from '../../bodygraph/chart';
import { texts } from '../texts/texts';
import { channelOf, completionOf } from './chart-facts';
import styles from './facts.module.css';
import { type FactsProps, GateLine } from './go';

const completionText = (id: string, graph: FactsProps['graph']): string => {
  const completion = completionOf(id, graph);
  if (completion === 'complete') return texts('isComplete');
  if (completion === 'uncertain') return texts('isUncertain');
  if (completion === 'neither') return texts('isEmpty');
  const side = gateSides(graph);
  const [low, high] = channelOf(id).gates;
  return texts('isHalf', side(low) ? { active: low, missing: high } : { active: high, missing: low });
};

/** Which centres a channel joins, whether it is complete, and its two gates. */
export const ChannelFacts = ({ id, graph }: Pick<FactsProps, 'graph'> & { readonly id: string }) => {
  const { gates } = channelOf(id);
  const [one, other] = gates.map((gate) => writtenName(centerOf(gate)));
  return (
    <div className={styles.facts}>
      <p>
        {texts('joinsOne', { one: one ?? '', other: other ?? '' })} {completionText(id, graph)}
      </p>
      <h3 className="eyebrow">{texts('gates')}</h3>
      <ul className={styles.list}>
        {gates.map((gate) => (
          <GateLine key={gate} gate={gate} graph={graph} />
        ))}
      </ul>
    </div>
  );
};
