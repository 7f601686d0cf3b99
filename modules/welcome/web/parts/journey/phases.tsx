import styles from './phases.module.css';
import { AssessmentPicture, ExperiencePicture, MatchingPicture } from './pictures/phase-pictures';
import { texts } from './texts/texts';

const phases = [
  { id: 'assessment', Picture: AssessmentPicture },
  { id: 'matching', Picture: MatchingPicture },
  { id: 'experience', Picture: ExperiencePicture },
] as const;

/** The three phases of matching: what happens, and what the client does. */
export const Phases = () => (
  <section className={styles.section} aria-labelledby="phases-title">
    <div className="wrap">
      <div className={`grid ${styles.head}`}>
        <p className="side-head">{texts('phases.side')}</p>
        <h2 id="phases-title">{texts('phases')}</h2>
      </div>
      <ol className={styles.phases}>
        {phases.map(({ id, Picture }, index) => (
          <li key={id} className="grid">
            <div className={styles.picture}>
              <Picture />
            </div>
            <div className={styles.words}>
              <p className={styles.count}>{texts('phase', { number: index + 1 })}</p>
              <h3>{texts(id)}</h3>
              <p>{texts(`${id}.more`)}</p>
            </div>
            <div className={styles.do}>
              <span>{texts(`${id}.who`)}</span>
              <b>{texts(`${id}.do`)}</b>
            </div>
          </li>
        ))}
      </ol>
      <p className={`small quiet ${styles.reflection}`}>{texts('reflection')}</p>
    </div>
  </section>
);
