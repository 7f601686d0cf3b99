import { type FormEvent, useState } from 'react';
import { api, failure, useSession } from '#core/web';
import { Button, Field, TextInput, toast } from '#ui';
import { sendResumeLink } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './asides.module.css';
import { useWizardHere } from './wizard-context';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const LinkForm = () => {
  const { answers, keeper } = useWizardHere();
  const [email, setEmail] = useState(answers.email ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(null);
    if (!address.test(email.trim())) return setWrong(texts('another.wrong'));
    setWrong(null);
    setSending(true);
    try {
      // The link opens what the server has: all of it, then.
      await keeper.flush();
      await api(sendResumeLink, { body: { email: email.trim() } });
      setSent(email.trim());
    } catch (error) {
      setWrong(failure(error).description);
      toast(failure(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.linkForm} noValidate onSubmit={(event) => void send(event)}>
      <Field label={texts('another.email')} error={wrong}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" pending={sending} pendingText={texts('another.sending')}>
        {texts('another.send')}
      </Button>
      <p role="status">{sent && texts('another.sent', { email: sent })}</p>
    </form>
  );
};

/** How to go on somewhere else. */
export const Elsewhere = () => {
  const { answers } = useWizardHere();
  const signedIn = useSession((session) => session.user !== null);
  return (
    <details className={styles.elsewhere}>
      <summary>{texts('another')}</summary>
      {signedIn && <p>{texts('another.account')}</p>}
      {!signedIn && answers.consentAnswers !== true && <p>{texts('another.consent')}</p>}
      {!signedIn && answers.consentAnswers === true && (
        <>
          <p>{texts('another.lead')}</p>
          <LinkForm />
        </>
      )}
    </details>
  );
};
