import { Link } from '#core/web';
import { Quote } from '#ui/quote/quote';
import { laborNameIn } from '../../lib/labor-names';
import type { Quote as Quoted } from '../../schemas/reading';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import styles from './passage.module.css';

/** From so many characters on a passage is read like a page. */
const longFrom = 320;

/** A sentence from the client's answers, its Labor in the margin; where somebody else says it, that is noted. */
export const Passage = ({ quote }: { readonly quote: Quoted }) => {
  const text = quote.text.trim();
  return (
    <div className={styles.passage}>
      <Link className={styles.labor} to={`/intake/${quote.laborNumber}`} lang={pageLanguage()}>
        <span className={styles.number}>
          <span className="visually-hidden">{texts('labor')} </span>
          {quote.laborNumber}
        </span>
        <span className={styles.name}>{laborNameIn(pageLanguage(), quote.laborNumber, quote.laborName)}</span>
      </Link>
      <Quote
        className={text.length < longFrom ? styles.words : `${styles.words} ${styles.long}`}
        source={quote.by === undefined ? undefined : texts('wordsOf', { by: quote.by })}
      >
        {text}
      </Quote>
    </div>
  );
};
