import { useEffect, useState } from 'react';
import { Link, rich, Slot } from '#core/web';
import type { CrisisLevel } from '../../../lib/crisis/crisis';
import { contactOffer, helpLinesCard } from '../../../public';
import { texts } from '../../texts/texts';
import styles from './after-writing.module.css';
import { mayShowQuietLine } from './once-a-day';

const fromHelp = { origin: 'help' } as const;

/** One line, once a day: what it answers is often only a bad day. */
const QuietLine = () => {
  const [isShown, setShown] = useState(false);
  // Only on the live page: whether it was shown today is known to this browser alone.
  useEffect(() => setShown(mayShowQuietLine(new Date())), []);
  if (!isShown) return null;
  return <p className="quiet">{rich(texts('after.line'), { a: (words) => <Link to="/help-now">{words}</Link> })}</p>;
};

/** What is offered to somebody whose words, saved a moment ago, may speak of danger. Nobody else has read them. */
export const AfterWriting = ({ level, text }: { readonly level: CrisisLevel; readonly text: string | null }) => {
  if (level === 0) return null;
  if (level === 1) return <QuietLine />;
  const isFirst = level === 3;
  return (
    <section
      className={isFirst ? styles.first : styles.next}
      role={isFirst ? 'alert' : undefined}
      aria-labelledby="after-writing"
    >
      <h2 id="after-writing">{isFirst ? texts('after.first.title') : texts('after.next.title')}</h2>
      <p>{isFirst ? texts('after.first.lead') : texts('after.next.lead')}</p>
      <Slot of={helpLinesCard} with={{ text }} fallback={<Link to="/help-now">{texts('title')}</Link>} />
      <Slot of={contactOffer} with={fromHelp} />
      <p className="quiet small">{texts('after.check')}</p>
    </section>
  );
};
