import { buttonClass, Skeleton } from '#ui';
import { useAssistant } from '../../api/settings';
import { texts } from '../../texts/texts';
import styles from './messaging-card.module.css';

/** Apps whose links may carry a first message. */
const prefilled = new Set(['wa.me', 't.me']);

const addressOf = (link: string, host: string): string =>
  prefilled.has(host) ? `${link}?${new URLSearchParams({ text: texts('messaging.prefill') })}` : link;

/** A talk in a messaging app, opened in a new tab; the first message holds nothing about the person. */
export const MessagingCard = () => {
  const { data: view } = useAssistant();
  if (!view) return <Skeleton lines={3} />;
  if (!view.messaging) return null;
  const { link, host } = view.messaging;
  return (
    <div className={styles.card}>
      <p className={styles.bubble}>{texts('messaging.hello')}</p>
      <p className={styles.bubble}>{texts('messaging.ask')}</p>
      <a className={buttonClass('loud')} href={addressOf(link, host)} target="_blank" rel="noopener noreferrer">
        {texts('messaging.start')}
      </a>
      <p className={styles.note}>{texts(view.ai ? 'messaging.note' : 'messaging.people')}</p>
      <p className={styles.note}>{texts('messaging.where', { host })}</p>
    </div>
  );
};
