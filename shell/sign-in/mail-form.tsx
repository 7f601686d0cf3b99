import { useState } from 'react';
import { useFirstField, useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button } from '#ui';
import { askForLink, askForSignInLink } from './actions';
import { EmailField } from './email-field';
import { emailProblem } from './problems';
import styles from './sign-in.module.css';
import type { FormProps } from './sign-in-form';
import { texts } from './texts/texts';

interface MailFormProps extends Omit<FormProps, 'onward' | 'onSecondStep'> {
  /** What the mailed link is for: a new password, or signing in. */
  link: 'password' | 'sign-in';
  onBack: () => void;
}

/** Asks for the mail with a link; the answer is the same for every address. */
export function MailForm({ link, email, onEmail, onBack }: MailFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, pending, wrong, submit } = useSubmit(
    ['email'],
    () => emailProblem(email),
    async () => {
      await (link === 'password' ? askForLink(email) : askForSignInLink(email));
      setSentTo(email.trim());
    },
  );
  useFirstField(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      {sentTo && <Alert title={texts('mailbox')}>{texts(`sent.${link}`, { email: sentTo })}</Alert>}
      <EmailField email={email} error={wrong.email} onEmail={onEmail} />
      <Button
        type="submit"
        variant={sentTo ? 'plain' : 'loud'}
        className={styles.go}
        pending={pending}
        pendingText={texts('send.pending')}
      >
        {texts(sentTo ? 'send.again' : 'send')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {texts('back')}
      </button>
    </form>
  );
}
