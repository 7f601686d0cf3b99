import { useRef, useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { sendMessage } from '../../../schemas/endpoints';
import { texts } from '../../texts/studio-texts';
import { LineField, TextField } from '../studio/fields';
import styles from '../studio/studio.module.css';

/** A mail to everybody who has a booked place on a date. */
export const MessageForm = ({ dateId, onSent }: { readonly dateId: string; readonly onSent: () => void }) => {
  const [draft, setDraft] = useState({ subject: '', text: '' });
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const change = (part: Partial<typeof draft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    key.current = crypto.randomUUID();
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      const params = { id: dateId };
      const { recipients } = await api(sendMessage, { params, body: draft }, { idempotencyKey: key.current });
      toast({ title: texts('r.sent', { count: recipients }), tone: 'success' });
      change({ subject: '', text: '' });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.section}>
      <h2>{texts('r.message')}</h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <LineField
          label={texts('r.subject')}
          value={draft.subject}
          error={failed?.field('subject')}
          onChange={(subject) => change({ subject })}
        />
        <TextField
          label={texts('r.text')}
          hint={texts('r.text.hint')}
          rows={6}
          maxLength={5000}
          value={draft.text}
          error={failed?.field('text')}
          onChange={(text) => change({ text })}
        />
        {failed && <Alert tone="error">{failed.message}</Alert>}
        <div>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('r.sending')}>
            {texts('r.send')}
          </Button>
        </div>
      </form>
    </section>
  );
};
