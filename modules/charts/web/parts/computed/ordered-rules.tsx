import styles from './computed.module.css';
import { texts } from './texts/texts';

/** Rules in their order, of which the first that holds decided. */
export const OrderedRules = <K extends string>({
  rules,
  applied,
  say,
}: {
  readonly rules: readonly K[];
  readonly applied: string | null;
  readonly say: (rule: K) => string;
}) => (
  <ol className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule} data-applied={rule === applied || undefined}>
        {say(rule)}
        {rule === applied && <b>{texts('thisOne')}</b>}
      </li>
    ))}
  </ol>
);
