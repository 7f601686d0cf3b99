import { Link } from '#core/web';
import type { Chart } from '#modules/chart-engine/public';
import type { Enneagram } from '#modules/profile/public';
import styles from './additional-keys.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const enneagramText = ({ type, wing }: Enneagram): string =>
  wing ? texts('typeWithWing', { type, wing }) : String(type);

/** What is neither computed from a tradition nor measured: archetype by our convention, enneagram by the own answers. */
export const AdditionalKeys = ({
  chart,
  enneagram,
  sources,
}: {
  readonly chart: Chart;
  readonly enneagram: Enneagram | null;
  readonly sources: Readonly<Record<string, string>>;
}) => (
  <Section id="keys" title={texts('additionalKeys')} intro={texts('twoMoreNamesFor')}>
    <dl className={styles.keys}>
      <div>
        <dt>{texts('archetype')}</dt>
        <dd className={styles.name}>
          {chart.archetype ?? <span className={styles.open}>{texts('dependsOnTheTime')}</span>}
        </dd>
        <dd>{texts('ourConventionTypeAnd', { archetypes: sources.archetypes ?? '' })}</dd>
      </div>
      <div>
        <dt>{texts('enneagram')}</dt>
        <dd className={styles.name}>{enneagram ? enneagramText(enneagram) : texts('notAssessed')}</dd>
        <dd>
          {sources.enneagram}{' '}
          <Link to="/profile/enneagram">{texts(enneagram ? 'seeYourAnswers' : 'answerTheQuestionnaire')}</Link>
        </dd>
      </div>
    </dl>
  </Section>
);
