import { useState } from 'react';
import { useFirstField, useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field } from '#ui';
import { PasswordInput } from '#ui/password-input/password-input';
import { type Onward, signIn } from './actions';
import { EmailField } from './email-field';
import { PasskeyButton } from './passkey-button';
import { emailProblem } from './problems';
import styles from './sign-in.module.css';
import { texts } from './texts/texts';

export interface FormProps {
  /** Kept while the person changes between the forms. */
  email: string;
  onEmail: (email: string) => void;
  onward: Onward;
  /** The password was right, and the account asks for a code too. */
  onSecondStep: (token: string) => void;
}

interface SignInFormProps extends FormProps {
  onForgot: () => void;
  onLink: () => void;
}

/** A passkey, or email and password of an account. */
export function SignInForm({ email, onEmail, onward, onSecondStep, onForgot, onLink }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const check = () => ({ ...emailProblem(email), ...(password === '' && { password: texts('wrong.password') }) });
  const { form, pending, wrong, submit } = useSubmit(['email', 'password'], check, async () => {
    const secondStep = await signIn({ email, password }, onward);
    if (secondStep !== null) onSecondStep(secondStep);
  });
  useFirstField(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      <PasskeyButton onward={onward} />
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      <EmailField email={email} error={wrong.email} onEmail={onEmail} withPasskeys />
      <Field label={texts('password')} error={wrong.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={128}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="loud"
        className={styles.go}
        pending={pending}
        pendingText={texts('signIn.pending')}
      >
        {texts('signIn')}
      </Button>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onForgot}>
          {texts('forgot')}
        </button>
        <button type="button" className={styles.link} onClick={onLink}>
          {texts('link')}
        </button>
      </div>
    </form>
  );
}
