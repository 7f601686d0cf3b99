import { type ReactNode, useRef, useState } from 'react';
import { reauthenticate, signOut } from '#core/schemas/endpoints';
import { ApiError, api, getPageData, toPath } from '#core/web';
import { useSubmit } from '#core/web/forms/use-submit';
import { Alert, Button, buttonClass, Field } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { PasswordInput } from '#ui/password-input/password-input';
import { texts } from '../../texts/texts';
import styles from '../layout/account-layout.module.css';

const PasswordForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [password, setPassword] = useState('');
  const check = () => (password === '' ? { password: texts('password.missing') } : {});
  const { form, pending, wrong, submit } = useSubmit(['password'], check, async () => {
    await api(reauthenticate, { body: { password } });
    onDone();
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={pending}>
      {wrong[''] && <Alert tone="error">{wrong['']}</Alert>}
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
      <Button type="submit" variant="loud" pending={pending} pendingText={texts('confirm.going')}>
        {texts('confirm.go')}
      </Button>
    </form>
  );
};

/**
 * For acts that an open computer is not enough for: `confirmed` does the work, asks for the password when the server wants it, and
 * does it then. Null when the person closed the question. Put `question` anywhere on the page.
 */
export const useConfirmed = (): {
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T | null>;
  readonly question: ReactNode;
} => {
  const [open, setOpen] = useState(false);
  const answer = useRef<(typed: boolean) => void>(() => undefined);
  const close = (typed: boolean): void => {
    setOpen(false);
    answer.current(typed);
  };
  const confirmed = async <T,>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'confirm-yourself')) throw error;
    }
    setOpen(true);
    const typed = await new Promise<boolean>((done) => {
      answer.current = done;
    });
    return typed ? work() : null;
  };
  const elsewhere = getPageData().signIn.external;
  const question = (
    <Dialog
      title={texts('confirm')}
      description={texts(elsewhere ? 'confirm.elsewhere' : 'confirm.why')}
      open={open}
      onOpenChange={(next) => !next && close(false)}
    >
      {elsewhere ? (
        <a className={buttonClass('loud')} href={toPath(signOut)}>
          {texts('confirm.signOut')}
        </a>
      ) : (
        <PasswordForm onDone={() => close(true)} />
      )}
    </Dialog>
  );
  return { confirmed, question };
};
