import { Link } from '#core/web';
import type { Chart } from '#modules/chart-engine/public';
import styles from './numbers.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const Figure = ({
  name,
  value,
  line,
}: {
  readonly name: string;
  readonly value: number | null;
  readonly line: string;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>{value ?? <span className={styles.none}>–</span>}</dd>
    <dd className={styles.line}>{value === null ? texts('notAvailable') : line}</dd>
  </div>
);

/** Why the numbers of the name are missing, and what to do. */
const NoName = ({ name }: { readonly name: string | null }) => (
  <p className={styles.why}>
    {name ? texts('theNameYouGave') : texts('expressionSoulUrgeAnd')}{' '}
    <Link to="/profile?edit=birth">{name ? texts('changeTheName') : texts('addYourNameAt')}</Link>
  </p>
);

/** Numbers of the birth date and of the name at birth. */
export const Numbers = ({
  chart,
  nameAtBirth,
  source,
}: {
  readonly chart: Chart;
  readonly nameAtBirth: string | null;
  readonly source: string | undefined;
}) => {
  const { lifePath, expression, soulUrge, personality } = chart.numerology;
  return (
    <Section id="numbers" title={texts('numbers')} intro={texts('fromYourDateOf')} source={source}>
      <dl className={styles.numbers}>
        <Figure name={texts('lifePath')} value={lifePath} line={texts('fromYourDateOf2')} />
        <Figure name={texts('expression')} value={expression} line={texts('everyLetterOfYour')} />
        <Figure name={texts('soulUrge')} value={soulUrge} line={texts('theVowels')} />
        <Figure name={texts('personality')} value={personality} line={texts('theConsonants')} />
      </dl>
      {expression === null && <NoName name={nameAtBirth} />}
    </Section>
  );
};

/** The Chinese year in which the birth date lies. */
export const ChineseYear = ({ chart, source }: { readonly chart: Chart; readonly source: string | undefined }) => {
  const { element, animal, polarity, year } = chart.chineseAstrology;
  return (
    <Section id="chinese" title={texts('chineseYear')} intro={texts('theYearBeginsWith')} source={source}>
      <dl className={styles.numbers}>
        <div>
          <dt>{texts('elementAndAnimal')}</dt>
          <dd className={styles.word}>
            {element} {animal}
          </dd>
          <dd className={styles.line}>{texts('chineseYear2', { year })}</dd>
        </div>
        <div>
          <dt>{texts('polarity')}</dt>
          <dd className={styles.word}>{polarity}</dd>
        </div>
      </dl>
    </Section>
  );
};
