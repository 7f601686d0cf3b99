import { formatDate } from '#core/web';
import type { SynthesisView } from '../../../schemas/synthesis';
import { texts } from '../../texts/texts';
import { ReadAloud } from '../read-aloud/read-aloud';
import styles from './cover.module.css';
import { Rosette } from './rosette';

const wordsAMinute = 220;
const readingTime = (text: string): string =>
  texts('minutesToRead', { minutes: Math.max(1, Math.round(text.split(/\s+/u).length / wordsAMinute)) });

interface CoverProps {
  readonly synthesis: SynthesisView;
  /** Whom it is for; '' where the page does not say. */
  readonly name: string;
  /** What stands above the title. */
  readonly eyebrow: string;
}

/** The title page: the client's own words, whose book it is and from when, and an ornament drawn from the reading itself. */
export const Cover = ({ synthesis, name, eyebrow }: CoverProps) => {
  const { reading, generatedAt, content } = synthesis;
  const { title } = reading;
  return (
    <header className={styles.cover}>
      <div className={styles.words}>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className={title ? styles.own : undefined} lang={title ? (reading.language ?? 'en') : undefined}>
          {title?.text ?? texts('yourWordsLaidSide')}
        </h1>
        {title && <p className="quiet">{texts('titleFrom', { laborNumber: title.quote.laborNumber })}</p>}
        <p className={styles.by}>
          {name && <span className={styles.name}>{name}</span>}
          <span>
            {formatDate(generatedAt)} · {readingTime(content)}
          </span>
        </p>
        <p className={styles.made}>
          <a href="#how-made">{texts('howThisWasMade')}</a>
        </p>
        <ReadAloud reading={reading} />
      </div>
      <div className={styles.ornament}>
        <Rosette themes={reading.themes} />
      </div>
    </header>
  );
};
