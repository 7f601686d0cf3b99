import { Link } from '#core/web';
import { Quote } from '#ui/quote/quote';
import { laborNameIn } from '../../lib/labor-names';
import type { Quote as Quoted } from '../../schemas/reading';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import styles from './passage.module.css';

/** A sentence from the client's answers, its Labor in the margin; where somebody else says it, that is noted. */
export const Passage = ({ quote }: { readonly quote: Quoted }) => (
  <div className={styles.passage}>
    <Link className={styles.labor} to={`/intake/${quote.laborNumber}`} lang={pageLanguage()}>
      <span className={styles.number}>
        <span className="visually-hidden">{texts('labor')} </span>
        {quote.laborNumber}
      </span>
      <span className={styles.name}>{laborNameIn(pageLanguage(), quote.laborNumber, quote.laborName)}</span>
    </Link>
    <Quote className={styles.words} source={quote.by === undefined ? undefined : texts('wordsOf', { by: quote.by })}>
      {quote.text.trim()}
    </Quote>
  </div>
);
