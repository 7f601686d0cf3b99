import type { MatchView } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import styles from './criteria.module.css';

const explained = {
  frameworks: ['psychologicalFrameworks', 'howCloseYourOwn'],
  practicalities: ['practicalities', 'whetherYouCanBegin'],
  specialization: ['specializationMatch', 'yourClosestSingleSentence'],
} as const;

/** How the score is made; the weights are those of the matches themselves. */
export const Criteria = ({ match }: { readonly match: MatchView }) => (
  <section className={styles.criteria} aria-labelledby="criteria-title">
    <h2 id="criteria-title">{texts('howTheScoreIs')}</h2>
    <p className="quiet">{texts('oneHundredPointsThree')}</p>
    <div className={styles.cards}>
      {(['specialization', 'frameworks', 'practicalities'] as const).map((criterion) => {
        const [title, text] = explained[criterion];
        return (
          <div key={criterion} className={styles.card}>
            <h3>
              {texts(title)}{' '}
              <span className="tnum">{match.parts.find((part) => part.criterion === criterion)?.weight}</span>
            </h3>
            <p>{texts(text)}</p>
          </div>
        );
      })}
    </div>
    <p className="small quiet">{texts('90OrMoreVery')}</p>
    <p className="small quiet">{texts('chartCountsNothing')}</p>
  </section>
);
