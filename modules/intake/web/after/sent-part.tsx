import { formatDateTime } from '#core/web';
import type { IntakeSummary } from '../../schemas/intake';
import { goalName } from './goal-name';
import { Section } from './section';
import styles from './sent-part.module.css';
import { texts } from './texts/texts';

/** What was sent, as far as it may stand on a screen: nothing about health, nothing painful, no answer in its words. */
export const SentPart = ({ intake }: { readonly intake: IntakeSummary }) => {
  const { journeyType, submittedAt, reference, goals, account } = intake;
  return (
    <Section side={texts('sent.side')} title={texts('sent')}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts('reference')}</dt>
          <dd className={`tnum ${styles.reference}`}>{reference}</dd>
        </div>
        <div>
          <dt>{texts('sent.path')}</dt>
          <dd>{texts(`path.${journeyType}`)}</dd>
        </div>
        <div>
          <dt>{texts('sent.at')}</dt>
          <dd>
            <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>
          </dd>
        </div>
        {goals.length > 0 && (
          <div>
            <dt>{texts('sent.goals')}</dt>
            <dd>
              <ul className={styles.goals}>
                {goals.map((goal) => (
                  <li key={goal}>{goalName(goal)}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.rest}>{texts('sent.rest')}</p>
      {account !== 'yours' && <p className={styles.rest}>{texts('sent.withdraw')}</p>}
    </Section>
  );
};
