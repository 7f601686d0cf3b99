import { useState } from 'react';
import { failure, pageData } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { wishContact } from '../api/synthesis';
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
      <h2 id="help-title">Before we go on: are you safe right now?</h2>
      <p>
        Some of your sentences sound as if things may be very hard. A simple text check noticed them; it is often wrong,
        and nobody has read what you wrote. If you are in danger or thinking of ending your life, please talk to someone
        now.
      </p>
      <ul className={styles.lines}>
        {pageData().helpLines.map(({ name, contact, hours }) => (
          <li key={name}>
            <b>{name}</b> <span className="tnum">{contact}</span> <span className="quiet">{hours}</span>
          </li>
        ))}
      </ul>
      {asked ? (
        <Alert tone="success" title="Noted.">
          Someone from our team will contact you at your account’s e-mail address. Your answers stay closed to them.
        </Alert>
      ) : (
        <Button onClick={() => void ask()}>I would like someone to contact me</Button>
      )}
      <Button variant="bare" pending={pending} pendingText="Generating..." onClick={onContinue}>
        I am safe. Make my reading
      </Button>
    </section>
  );
};
