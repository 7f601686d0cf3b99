import { useEffect, useState } from 'react';
import { askToSignIn, useSession, useTitle } from '#core/web';
import { NewPasswordField } from '#core/web/forms/new-password-field';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button } from '#ui';
import { resetPassword } from './actions';
import { passwordProblem } from './problems';
import styles from './sign-in.module.css';
import { texts } from './texts/texts';

/** Of the link that was followed, as long as this document lives: the page may be drawn anew, and the address has it once only. */
let mailedToken = '';

/** Takes the token out of the address, so that it stays neither in the history nor on the screen. */
const takeToken = (): void => {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  if (!token) return;
  mailedToken = token;
  history.replaceState(history.state, '', location.pathname);
};

/** `/reset-password?token=`: where the mailed link leads. */
export function ResetPasswordPage() {
  useTitle(texts('reset'));
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  useEffect(takeToken, []);
  const { form, pending, wrong, submit } = useSubmit(
    ['password'],
    () => passwordProblem(password),
    async () => {
      await resetPassword(mailedToken, password);
      mailedToken = '';
      // Every session of the person has ended, the one of this browser too.
      useSession.setState({ user: null, expired: false });
      setDone(true);
    },
  );
  if (done)
    return (
      <section className={styles.page}>
        <h1>{texts('reset.done')}</h1>
        <p>{texts('reset.done.more')}</p>
        <Button variant="loud" className={styles.go} onClick={() => askToSignIn({ returnTo: '/' })}>
          {texts('signIn')}
        </Button>
      </section>
    );
  return (
    <section className={styles.page}>
      <h1>{texts('reset')}</h1>
      <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
        {wrong[''] && (
          <Alert
            tone="error"
            action={
              <Button onClick={() => askToSignIn({ mode: 'forgot-password', returnTo: '/' })}>
                {texts('reset.ask')}
              </Button>
            }
          >
            {wrong['']}
          </Alert>
        )}
        <NewPasswordField
          label={texts('password.new')}
          name="password"
          value={password}
          onChange={setPassword}
          error={wrong.password}
          email=""
        />
        <Button
          type="submit"
          variant="loud"
          className={styles.go}
          pending={pending}
          pendingText={texts('reset.pending')}
        >
          {texts('reset.save')}
        </Button>
      </form>
    </section>
  );
}
