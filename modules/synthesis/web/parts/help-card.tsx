import { useState } from 'react';
import { failure, pageData } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { wishContact } from '../api/synthesis';
import { texts } from '../texts/texts';
import styles from './help-card.module.css';

/** Fixed, reviewed words after the crisis gate. The reading waits; the person decides. */
export const HelpCard = ({ onContinue, pending }: { readonly onContinue: () => void; readonly pending: boolean }) => {
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    try {
      await wishContact();
      setAsked(true);
    } catch (error) {
      toast(failure(error));
    }
  };
  return (
    <section className={styles.card} aria-labelledby="help-title">
      <h2 id="help-title">{texts('beforeWeGoOn')}</h2>
      <p>{texts('someOfYourSentences')}</p>
      <ul className={styles.lines}>
        {pageData().helpLines.map(({ name, contact, hours }) => (
          <li key={name}>
            <b>{name}</b> <span className="tnum">{contact}</span> <span className="quiet">{hours}</span>
          </li>
        ))}
      </ul>
      {asked ? (
        <Alert tone="success" title={texts('noted')}>
          {texts('someoneFromOurTeam')}
        </Alert>
      ) : (
        <Button onClick={() => void ask()}>{texts('iWouldLikeSomeone')}</Button>
      )}
      <Button variant="bare" pending={pending} pendingText={texts('generating')} onClick={onContinue}>
        {texts('iAmSafeMake')}
      </Button>
    </section>
  );
};
