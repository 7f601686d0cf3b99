import type { MatchView } from '../../schemas/match';
import styles from './criteria.module.css';

const texts = {
  frameworks: ['Psychological frameworks', 'How close your own sentences come to the traditions this person works in.'],
  profile: ['Profile alignment', 'How many themes of your chart this person likes to work with.'],
  specialization: [
    'Specialization match',
    'Your closest single sentence beside what they specialize in. Never an average.',
  ],
} as const;

/** How the score is made; the weights are those of the matches themselves. */
export const Criteria = ({ match }: { readonly match: MatchView }) => (
  <section className={styles.criteria} aria-labelledby="criteria-title">
    <h2 id="criteria-title">How the score is made</h2>
    <p className="quiet">One hundred points, three questions. Nobody pays to rank higher.</p>
    <div className={styles.cards}>
      {(['frameworks', 'profile', 'specialization'] as const).map((criterion) => {
        const [title, text] = texts[criterion];
        return (
          <div key={criterion} className={styles.card}>
            <h3>
              {title} <span className="tnum">{match.parts.find((part) => part.criterion === criterion)?.weight}</span>
            </h3>
            <p>{text}</p>
          </div>
        );
      })}
    </div>
    <p className="small quiet">90 or more: very close. 80 or more: close. Below 80: worth a talk.</p>
  </section>
);
