import { type ReactNode, useId } from 'react';
import { formatMoney, Link } from '#core/web';
import { Icon, useLater } from '#ui';
import { findStageName, getFigures } from '../../figures';
import { Section } from '../section';
import { texts } from '../texts/texts';
import { dial, goldenStrand, stream, sunflower } from './drawings';
import styles from './stages.module.css';

const Me = () => (
  <>
    {[94, 78, 74, 46].map((radius) => (
      <circle key={radius} cx="100" cy="100" r={radius} />
    ))}
    <path d={dial.ticks} />
    <path d={dial.chords} />
    {dial.bodies.map(([x, y], index) => (
      <circle
        key={x}
        className={index === 0 ? styles.gold : styles.dot}
        cx={x.toFixed(1)}
        cy={y.toFixed(1)}
        r={index === 0 ? 6 : 2.6}
      />
    ))}
  </>
);

const Flow = () =>
  stream.map((path, strand) => (
    <path key={path} className={strand === goldenStrand ? styles.golden : undefined} d={path} />
  ));

const Then = () => {
  const id = useId();
  return (
    <>
      {sunflower.rings.map((path, size) => (
        <g key={path}>
          <defs>
            <path id={`${id}${size}`} d={path} />
          </defs>
          <use href={`#${id}${size}`} strokeWidth={2.4 + size * 0.9} />
          <use href={`#${id}${size}`} className={styles.hole} strokeWidth={0.9 + size * 0.9} />
        </g>
      ))}
      <path className={styles.seed} d={sunflower.golden} />
    </>
  );
};

const Stage = ({
  name,
  words,
  box,
  drawing,
  facts,
}: {
  readonly name: string;
  readonly words: string;
  readonly box: string;
  readonly drawing: ReactNode;
  readonly facts: readonly (readonly [what: string, how: string])[];
}) => (
  <li className={styles.stage}>
    <svg className={styles.draw} viewBox={box} aria-hidden="true" focusable="false">
      {useLater() && drawing}
    </svg>
    <h3>{name}</h3>
    <p>{words}</p>
    <dl className="tnum">
      {facts.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  </li>
);

/** Me, Flow and Next with what they cost and how long they take. */
export const Stages = () => {
  const { prices, lengths } = getFigures();
  return (
    <Section id="stages" side={texts('stages.side')} title={texts('stages.title')}>
      <ol className={styles.stages}>
        <Stage
          name={texts('me')}
          words={texts('me.words')}
          box="5 0 360 200"
          drawing={<Me />}
          facts={[
            [
              findStageName('intake') ?? texts('intake'),
              texts('intake.cost', { price: formatMoney(prices.intake.from), ...lengths.intake }),
            ],
            [
              findStageName('assessment') ?? texts('match'),
              texts('match.cost', { price: formatMoney(prices.assessment.from), ...lengths.assessment }),
            ],
          ]}
        />
        <Stage
          name={texts('flow')}
          words={texts('flow.words')}
          box="0 0 360 200"
          drawing={<Flow />}
          facts={[
            [
              findStageName('retreat') ?? texts('retreat'),
              texts('retreat.cost', { from: formatMoney(prices.retreat.from), to: formatMoney(prices.retreat.to) }),
            ],
            [texts('length'), texts('length.cost', { ...lengths.retreat })],
          ]}
        />
        <Stage
          name={texts('then')}
          words={texts('then.words')}
          box="0 0 360 200"
          drawing={<Then />}
          facts={[
            [
              findStageName('integration') ?? texts('home'),
              texts('home.cost', { price: formatMoney(prices.integration.from), weeks: lengths.integration.from }),
            ],
            [
              findStageName('aftercare') ?? texts('after'),
              texts('after.cost', { price: formatMoney(prices.aftercare) }),
            ],
          ]}
        />
      </ol>
      <Link className={styles.costs} to="/client-journey">
        <span>{texts('costs')}</span>
        <Icon name="arrow" size={18} />
      </Link>
    </Section>
  );
};
