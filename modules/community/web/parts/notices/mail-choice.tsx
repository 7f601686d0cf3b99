import { useId } from 'react';
import { texts } from '../../texts/texts';
import { DigestSwitch } from './digest-switch';
import styles from './mail-choice.module.css';

/** The daily mail among the mails of the account. */
export const MailChoice = () => {
  const title = useId();
  return (
    <section className={styles.choice} aria-labelledby={title}>
      <h3 id={title}>{texts('title')}</h3>
      <DigestSwitch />
    </section>
  );
};
