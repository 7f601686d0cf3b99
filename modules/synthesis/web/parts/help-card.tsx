import { Link, Slot } from '#core/web';
import { contactOffer, helpLinesCard } from '#modules/safety/public';
import { Button } from '#ui';
import { texts } from '../texts/texts';
import styles from './help-card.module.css';

/** The sentences stay on the server; the card offers every kind of help. */
const withoutWords = { text: null };
const fromReading = { origin: 'reading' } as const;

interface HelpCardProps {
  /** Given while the reading waits: makes it. Absent where the card stands next to a reading. */
  readonly onContinue?: () => void;
}

/** Fixed, reviewed words after the crisis gate. A reading waits for them once at most; the person decides. */
export const HelpCard = ({ onContinue }: HelpCardProps) => (
  <section className={styles.card} aria-labelledby="help-title">
    <h2 id="help-title">{onContinue ? texts('beforeWeGoOn') : texts('help.next.title')}</h2>
    <p>{onContinue ? texts('someOfYourSentences') : texts('help.next.lead')}</p>
    <Slot of={helpLinesCard} with={withoutWords} fallback={<Link to="/help-now">{texts('needHelpNow')}</Link>} />
    <Slot of={contactOffer} with={fromReading} />
    {onContinue && (
      <Button variant="bare" flush onClick={onContinue}>
        {texts('iAmSafeMake')}
      </Button>
    )}
  </section>
);
