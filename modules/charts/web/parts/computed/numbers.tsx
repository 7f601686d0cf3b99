import type { Chart } from '#modules/chart-engine/public';
import { chineseNewYear, dateSteps, dateText, type NumberStep, nameSteps } from '#modules/chart-engine/public';
import type { ClientView } from '#modules/profile/public';
import { Section } from '../detailed/section';
import styles from './computed.module.css';
import { Row } from './row';
import { texts } from './texts/texts';

const list = new Intl.ListFormat('en', { type: 'unit' });

/** The way from the parts to the number: "1948 → 22, 04 → 4, 09 → 9; together 35 → 8". */
const sumText = (steps: readonly NumberStep[] | null, value: number | null): string => {
  if (!steps || value === null) return texts('notGiven');
  const total = steps.reduce((sum, { reduced }) => sum + reduced, 0);
  const said = steps.map(({ of, sum, reduced }) =>
    texts('step', { of, sum, reduced: sum === reduced ? 'same' : String(reduced) }),
  );
  return texts('sumIs', { steps: list.format(said), total, value, same: total === value ? 'yes' : 'no' });
};

const nameNumbers = ['expression', 'soulUrge', 'personality'] as const;

/** The sums behind the numbers, and the day on which the Chinese year began. */
export const NumberRules = ({ chart, client }: { readonly chart: Chart; readonly client: ClientView }) => {
  const { numerology, chineseAstrology } = chart;
  const civil = Number(client.birthDate.slice(0, 4));
  const begins = chineseNewYear(civil) ?? '';
  return (
    <>
      <Section id="numbers" title={texts('numbers')} intro={texts('numbersIntro')}>
        <dl className={styles.facts}>
          <Row name={texts('lifePath')}>{sumText(dateSteps(client.birthDate), numerology.lifePath)}</Row>
          {nameNumbers.map((number) => (
            <Row key={number} name={texts(number)}>
              {sumText(nameSteps(client.nameAtBirth, number), numerology[number])}
            </Row>
          ))}
        </dl>
        <p className={styles.note}>{texts('letters')}</p>
      </Section>
      <Section id="chinese" title={texts('chinese')}>
        <p>
          {texts('chineseRule', {
            civil: String(civil),
            begins: begins && dateText(begins),
            before: client.birthDate < begins ? 'yes' : 'no',
            year: String(chineseAstrology.year),
          })}
        </p>
        <p className={styles.note}>{texts('chineseCycle', { ...chineseAstrology })}</p>
      </Section>
    </>
  );
};
