import { leastAgreement, mostAgreement, type Statement } from '#modules/chart-engine/public';
import styles from './sentence.module.css';
import { texts } from './texts/texts';

const scale = [0, 1, 2, 3, 4] as const;

interface SentenceProps {
  readonly statement: Statement;
  readonly value: number | null;
  /** True once somebody wanted to go on without answering. */
  readonly missing: boolean;
  readonly onAnswer: (value: number) => void;
}

/** One sentence and five answers, from not at all to very much. */
export const Sentence = ({ statement, value, missing, onAnswer }: SentenceProps) => (
  <fieldset className={styles.sentence} data-missing={missing || undefined} id={`sentence-${statement.id}`}>
    <legend>{texts(`statement.${statement.id}`)}</legend>
    <div className={styles.scale}>
      <span className={styles.end} aria-hidden>
        {texts(`scale.${leastAgreement}`)}
      </span>
      {scale.map((step) => (
        <label key={step} className={styles.step} title={texts(`scale.${step}`)}>
          <input
            type="radio"
            name={statement.id}
            value={step}
            checked={value === step}
            aria-label={texts(`scale.${step}`)}
            onChange={() => onAnswer(step)}
          />
        </label>
      ))}
      <span className={styles.end} aria-hidden>
        {texts(`scale.${mostAgreement}`)}
      </span>
    </div>
  </fieldset>
);
