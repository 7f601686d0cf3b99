import { useState } from 'react';
import { findHomePage } from '#core/web';
import { NewPasswordField } from '#core/web/forms/new-password-field';
import { useFirstField, useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, Field, TextInput } from '#ui';
import { findStartPage } from '../navigation';
import { createAccount, type Onward } from './actions';
import { EmailField } from './email-field';
import { emailProblem, passwordProblem } from './problems';
import styles from './sign-in.module.css';
import type { FormProps } from './sign-in-form';
import { texts } from './texts/texts';

/** Whoever came from the landing page has no place to return to yet: they begin with the first step. */
const fromStart = (onward: Onward): Onward => {
  const came = new URL(onward.returnTo, location.origin).pathname;
  return came === '/' || came === findHomePage('client')
    ? { ...onward, returnTo: findStartPage() ?? onward.returnTo }
    : onward;
};

/** Name, email and a new password; the person is signed in at once. */
export function CreateAccountForm({ email, onEmail, onward, onSecondStep, name }: FormProps & { name: string }) {
  const [fullName, setFullName] = useState(name);
  const [password, setPassword] = useState('');
  const [known, setKnown] = useState(false);
  const check = () => ({
    ...(fullName.trim() === '' && { fullName: texts('wrong.name') }),
    ...emailProblem(email),
    ...passwordProblem(password),
  });
  const { form, pending, wrong, submit } = useSubmit(['fullName', 'email', 'password'], check, async () => {
    setKnown(false);
    const created = await createAccount({ fullName, email, password }, fromStart(onward));
    if (typeof created === 'object') onSecondStep(created.secondStep);
    else setKnown(created === 'known-address');
  });
  useFirstField(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
      {known && <Alert title={texts('mailbox')}>{texts('known')}</Alert>}
      <Field label={texts('name')} error={wrong.fullName}>
        <TextInput
          name="fullName"
          autoComplete="name"
          maxLength={100}
          required
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
        />
      </Field>
      <EmailField email={email} error={wrong.email} onEmail={onEmail} />
      <NewPasswordField
        label={texts('password')}
        name="password"
        value={password}
        onChange={setPassword}
        error={wrong.password}
        email={email}
      />
      <Button
        type="submit"
        variant="loud"
        className={styles.go}
        pending={pending}
        pendingText={texts('create.pending')}
      >
        {texts('create')}
      </Button>
    </form>
  );
}
