import { formatDateTime } from '#core/web';
import type { Chart } from '#modules/chart-engine/public';
import { ElementBalance } from '../../pictures/element-balance';
import { WheelFigure } from '../../pictures/wheel-figure';
import { Section } from '../section';
import { texts } from '../texts/texts';
import { useTransits } from '../views/use-overlays';
import { useViews } from '../views/use-views';
import { AspectsPart, TransitsPart } from './aspects-part';
import { HouseChoice, HousesPart } from './houses-part';
import { Placements } from './placements';
import styles from './sky.module.css';

const Three = ({
  western,
  timeKnown,
}: {
  readonly western: Chart['westernAstrology'];
  readonly timeKnown: boolean;
}) => (
  <dl className={styles.three}>
    {(['sun', 'moon', 'rising'] as const).map((key) => (
      <div key={key}>
        <dt>{texts(key)}</dt>
        <dd>
          {western[key] ??
            (timeKnown ? texts('notAvailable2') : <span className={styles.open}>{texts('dependsOnTheTime')}</span>)}
        </dd>
      </div>
    ))}
  </dl>
);

/** The western chart: Sun, Moon and rising sign, the wheel with its placements, houses, aspects, and the sky laid around it. */
export const Sky = ({
  chart,
  title,
  place,
  source,
}: {
  readonly chart: Chart;
  readonly title: string;
  readonly place: string;
  readonly source: string | undefined;
}) => {
  const western = chart.westernAstrology;
  const [views, change] = useViews();
  const { data } = useTransits(views);
  const sky = views.transit === null ? undefined : data;
  return (
    <Section
      id="sky"
      title={title}
      intro={chart.timeKnown ? texts('theSkySeenFrom', { place }) : texts('withoutATimeThere')}
      source={source}
    >
      <Three western={western} timeKnown={chart.timeKnown} />
      <div className={styles.wheel}>
        <WheelFigure western={western} houses={views.houses} sky={sky ?? null} />
        <div className={styles.aside}>
          <HouseChoice western={western} houses={views.houses} onChoose={(houses) => change({ houses })} />
          <Placements western={western} timeKnown={chart.timeKnown} houses={views.houses} />
        </div>
      </div>
      {sky && <TransitsPart sky={sky} when={formatDateTime(sky.at)} />}
      <ElementBalance western={western} />
      <div className={styles.pair}>
        <AspectsPart western={western} />
        <HousesPart western={western} houses={views.houses} />
      </div>
    </Section>
  );
};
