import { Link } from '#core/web';
import type { Chart } from '../../engine/chart';
import styles from './numbers.module.css';
import { Section } from './section';

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
    <dd className={styles.line}>{value === null ? 'not available' : line}</dd>
  </div>
);

/** Why the numbers of the name are missing, and what to do. */
const NoName = ({ name }: { readonly name: string | null }) => (
  <p className={styles.why}>
    {name
      ? 'The name you gave has letters outside the Latin script, or none that count. There is no one rule to turn them into numbers, so these stay empty.'
      : 'Expression, soul urge and personality are counted from the letters of your full name at birth, which you have not given.'}{' '}
    <Link to="/profile?edit=birth">{name ? 'Change the name' : 'Add your name at birth'}</Link>
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
    <Section id="numbers" title="Numbers" intro="From your date of birth and the name you were given." source={source}>
      <dl className={styles.numbers}>
        <Figure name="Life path" value={lifePath} line="from your date of birth" />
        <Figure name="Expression" value={expression} line="every letter of your name" />
        <Figure name="Soul urge" value={soulUrge} line="the vowels" />
        <Figure name="Personality" value={personality} line="the consonants" />
      </dl>
      {expression === null && <NoName name={nameAtBirth} />}
    </Section>
  );
};

/** The Chinese year in which the birth date lies. */
export const ChineseYear = ({ chart, source }: { readonly chart: Chart; readonly source: string | undefined }) => {
  const { element, animal, polarity, year } = chart.chineseAstrology;
  return (
    <Section
      id="chinese"
      title="Chinese year"
      intro="The year begins with a new moon between late January and late February, so a birth in winter may belong to the year before."
      source={source}
    >
      <dl className={styles.numbers}>
        <div>
          <dt>Element and animal</dt>
          <dd className={styles.word}>
            {element} {animal}
          </dd>
          <dd className={styles.line}>Chinese year {year}</dd>
        </div>
        <div>
          <dt>Polarity</dt>
          <dd className={styles.word}>{polarity}</dd>
        </div>
      </dl>
    </Section>
  );
};
