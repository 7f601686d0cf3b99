import { PageHeading, Skeleton } from '#ui';
import { BodygraphFigure } from '../bodygraph/bodygraph-figure';
import { type BodygraphChart, centerNames } from '../bodygraph/chart';
import styles from './hero.module.css';
import { texts } from './texts/texts';

/** A chart of which nothing is known yet: all centres open, no channel, no activation. */
const outline: BodygraphChart = {
  centers: Object.fromEntries(centerNames.map((name) => [name, false])) as BodygraphChart['centers'],
  channels: [],
  personality: {},
  design: {},
};

/** The page while its chart is under way: heading, outline and facts in the places where they will be. */
export const HeroWaiting = () => (
  <section id="design" className={styles.hero} aria-busy="true" aria-label={texts('humanDesign')}>
    <header className={styles.id}>
      <p className="eyebrow">{texts('yourDesign')}</p>
      <PageHeading size="tool">{texts('yourProfile')}</PageHeading>
      <Skeleton lines={2} label={texts('loadingYourChart')} />
    </header>
    <div className={styles.graph} aria-hidden="true">
      <BodygraphFigure
        {...outline}
        tools={<span className={styles.tool} />}
        controls={<div className={styles.views} />}
      />
    </div>
    <div className={styles.facts}>
      <Skeleton lines={12} />
    </div>
    <div className={styles.panel}>
      <Skeleton lines={8} />
    </div>
  </section>
);
