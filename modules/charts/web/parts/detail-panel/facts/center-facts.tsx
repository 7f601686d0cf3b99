import { centers } from '#modules/chart-engine/public';
import { type CenterName, gateSides } from '../../bodygraph/chart';
import { texts } from '../texts/texts';
import styles from './facts.module.css';
import { ChannelLine, type FactsProps, GateLine } from './go';

/** The active gates of a centre and its defined channels. */
export const CenterFacts = ({ name, graph }: Pick<FactsProps, 'graph'> & { readonly name: CenterName }) => {
  const side = gateSides(graph);
  const { gates } = centers[name];
  const active = gates.filter((gate) => side(gate)).sort((one, other) => one - other);
  const joined = graph.channels.filter((id) => id.split('-').some((gate) => gates.includes(Number(gate))));
  return (
    <div className={styles.facts}>
      <h3 className="eyebrow">{texts('gatesActive', { active: active.length, all: gates.length })}</h3>
      {active.length > 0 && (
        <ul className={styles.list}>
          {active.map((gate) => (
            <GateLine key={gate} gate={gate} graph={graph} />
          ))}
        </ul>
      )}
      {joined.length > 0 && (
        <>
          <h3 className="eyebrow">{texts('definedChannels')}</h3>
          <ul className={styles.list}>
            {joined.map((id) => (
              <ChannelLine key={id} id={id} graph={graph} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
