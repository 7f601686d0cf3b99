import { centerOf } from '#modules/chart-engine/public';
import { writtenName } from '../../bodygraph/chart';
import { texts } from '../texts/texts';
import { channelsOf, type Holder, holdersOf, spheresOf, unsettled, wheelSpan } from './chart-facts';
import styles from './facts.module.css';
import { ChannelLine, type FactsProps, Go } from './go';

const lineKeys = ['line.1', 'line.2', 'line.3', 'line.4', 'line.5', 'line.6'] as const;

const HolderLine = ({ half, body, line }: Holder) => {
  const words = line === null ? undefined : lineKeys[line - 1];
  return (
    <li data-half={half}>
      <b>{writtenName(body)}</b>
      <span>
        {line === null ? texts('placeNoLine', { half: texts(half) }) : texts('place', { half: texts(half), line })}
      </span>
      {words && <small>{texts('lineWords', { line: line ?? 0, words: texts(words) })}</small>}
    </li>
  );
};

/** Where nothing stands: for certain, or only as far as is known without a time of birth. */
const Nobody = ({ graph }: Pick<FactsProps, 'graph'>) => {
  const open = unsettled(graph).map(({ half, body }) => texts('bodyOf', { body: writtenName(body), half }));
  return (
    <p>
      {open.length > 0 ? texts('nothingCertain', { bodies: new Intl.ListFormat('en').format(open) }) : texts('nothing')}
    </p>
  );
};

/** Which bodies stand in a gate and with which line, how its channels stand, its spheres, its place on the wheel. */
export const GateFacts = ({ gate, chart, graph }: FactsProps & { readonly gate: number }) => {
  const holders = holdersOf(gate, graph);
  const spheres = spheresOf(gate, chart.geneKeys);
  const center = centerOf(gate);
  return (
    <div className={styles.facts}>
      <h3 className="eyebrow">{texts('whoStands')}</h3>
      {holders.length === 0 && <Nobody graph={graph} />}
      {holders.length > 0 && (
        <ul className={styles.list}>
          {holders.map((holder) => (
            <HolderLine key={`${holder.half} ${holder.body}`} {...holder} />
          ))}
        </ul>
      )}
      <h3 className="eyebrow">{texts('channels')}</h3>
      <ul className={styles.list}>
        {channelsOf(gate).map((id) => (
          <ChannelLine key={id} id={id} gate={gate} graph={graph} />
        ))}
      </ul>
      <dl className={styles.rows}>
        {spheres.length > 0 && (
          <div>
            <dt>{texts('geneKeys')}</dt>
            {spheres.map(([sphere, key]) => (
              <dd key={sphere}>{texts('sphere', { sphere: texts(`sphere.${sphere}`), key })}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{texts('centre')}</dt>
          <dd>
            <Go to={{ kind: 'center', center }}>{writtenName(center)}</Go>
          </dd>
        </div>
        <div>
          <dt>{texts('wheel')}</dt>
          <dd>{texts('wheelSpan', wheelSpan(gate))}</dd>
        </div>
      </dl>
    </div>
  );
};
