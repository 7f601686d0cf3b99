import { Quote } from '#ui/quote/quote';
import type { Chapter } from '../../schemas/chapters';
import type { Chapters } from '../api/use-chapters';
import { texts } from '../texts/texts';
import styles from './chapter.module.css';
import { Response } from './response';

/** One chapter: what of the chart it is about, its text, the client's own sentences on the subject, and what they say of it. */
export const ChapterText = ({
  chapter,
  language,
  say,
  failed,
}: {
  readonly chapter: Chapter;
  /** Of its text. */
  readonly language: string;
  readonly say: Chapters['say'];
  readonly failed: string | undefined;
}) => {
  const { id, title, facts, text, passages } = chapter;
  return (
    <section
      className={styles.chapter}
      id={id}
      aria-labelledby={`${id}-title`}
      data-not-me={chapter.response?.verdict === 'not-me'}
    >
      <h3 id={`${id}-title`} lang={language}>
        {title}
      </h3>
      {facts.length > 0 && (
        <ul className={styles.facts} lang={language}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className={styles.prose} lang={language}>
          {paragraph}
        </p>
      ))}
      {passages.length > 0 && (
        <aside className={styles.own} aria-label={texts('inYourWords')}>
          <p className={styles.ownTitle}>{texts('inYourWords')}</p>
          {passages.map((passage) => (
            <Quote key={passage.responseId} labor={passage.laborNumber} source={passage.laborName}>
              {passage.text}
            </Quote>
          ))}
          <p className="small quiet">{texts('judge')}</p>
        </aside>
      )}
      <Response chapter={chapter} say={say} failed={failed} />
    </section>
  );
};
