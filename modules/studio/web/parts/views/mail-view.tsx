import { useState } from 'react';
import { api, failure, getHouse } from '#core/web';
import { Button, toast } from '#ui';
import type { ContentFields } from '../../../lib/content';
import type { DocumentView, PreviewView } from '../../../schemas/content';
import { sendTestMail } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './mail-view.module.css';

interface MailViewProps {
  readonly document: DocumentView;
  readonly fields: ContentFields;
  readonly mail: NonNullable<PreviewView['mail']>;
  /** Nothing keeps it from being sent. */
  readonly isSound: boolean;
}

/** A mail with sample values, as mail programs show it and as plain text; its writer can send it to themselves. */
export const MailView = ({ document, fields, mail: { subject, text, values }, isSound }: MailViewProps) => {
  const [isBusy, setBusy] = useState(false);
  const { noun, key, language } = document;
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const { to } = await api(sendTestMail, { params: { noun, key, language }, body: { fields } });
      toast({ title: texts('mail.sent'), description: texts('mail.sent.more', { to }), tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('mail.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.mail} aria-label={texts('mail')}>
      <p className={styles.hint}>{texts('mail.sample')}</p>
      <p className={styles.subject} lang={language}>
        {subject}
      </p>
      <div className={styles.letter} lang={language}>
        <p className={styles.house}>{getHouse().name}</p>
        {text
          .trim()
          .split(/\n{2,}/)
          .map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names, and are drawn anew together
            <p key={at}>{paragraph}</p>
          ))}
      </div>
      <div>
        <h3 className={styles.valuesTitle}>{texts('mail.values')}</h3>
        <dl className={styles.values}>
          {values.map(({ name, sample, isNeeded }) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
                {isNeeded && <span className={styles.needed}> {texts('mail.needed')}</span>}
              </dt>
              <dd>{sample}</dd>
            </div>
          ))}
        </dl>
      </div>
      <details>
        <summary>{texts('mail.plain')}</summary>
        <pre className={styles.plain} lang={language}>
          {text}
        </pre>
      </details>
      <p>
        <Button pending={isBusy} disabled={!isSound} onClick={() => void send()}>
          {texts('mail.send')}
        </Button>
      </p>
    </section>
  );
};
