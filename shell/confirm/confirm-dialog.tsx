import { type ReactElement, useState } from 'react';
import type { ReplyOf } from '#core/contract/endpoint';
import {
  beginPasskeyConfirmation,
  confirmWithPasskey,
  getSignInMethods,
  reauthenticate,
  signOut,
} from '#core/schemas/endpoints';
import { ApiError, api, type ConfirmReason, getPageData, toPath } from '#core/web';
import { useFirstField, useSubmit } from '#core/web/forms/use-submit';
import { askForPasskey, hasPasskeys, PasskeyCancelled } from '#core/web/passkeys/passkeys';
import { Alert, Button, buttonClass, Field, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { PasswordInput } from '#ui/password-input/password-input';
import { findSecurityPage } from '../navigation';
import styles from './confirm.module.css';
import { texts } from './texts/texts';

interface ConfirmDialogProps {
  readonly reason: ConfirmReason;
  readonly methods: ReplyOf<typeof getSignInMethods>;
  readonly open: boolean;
  /** True: they have shown who they are. */
  readonly onAnswer: (shown: boolean) => void;
}
const here = (): string => location.pathname + location.search;

type WayProps = { readonly onDone: () => void };

const WithPasskey = ({ onDone }: WayProps) => {
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setPending(true);
    setWrong(null);
    try {
      const passkey = await askForPasskey(await api(beginPasskeyConfirmation, undefined, { quiet: true }));
      await api(confirmWithPasskey, { body: passkey }, { quiet: true });
      onDone();
    } catch (error) {
      setWrong(error instanceof ApiError || error instanceof PasskeyCancelled ? error.message : texts('wrong'));
    }
    setPending(false);
  };
  return (
    <>
      {wrong && <Alert tone="error">{wrong}</Alert>}
      <Button
        variant="loud"
        className={styles.go}
        pending={pending}
        pendingText={texts('passkey.pending')}
        onClick={() => void press()}
      >
        {texts('passkey')}
      </Button>
    </>
  );
};

const WithPassword = ({ withCode, isFirst, onDone }: WayProps & { withCode: boolean; isFirst: boolean }) => {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const check = () => ({
    ...(password === '' && { password: texts('password.missing') }),
    ...(withCode && code.trim() === '' && { code: texts('code.missing') }),
  });
  const { form, pending, wrong, submit } = useSubmit(['password', 'code'], check, async () => {
    await api(reauthenticate, { body: { password, ...(withCode ? { code: code.trim() } : {}) } }, { quiet: true });
    onDone();
  });
  useFirstField(form);
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
      {withCode && (
        <Field label={texts('code')} hint={texts('code.hint')} error={wrong.code}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      <Button
        type="submit"
        variant={isFirst ? 'loud' : 'plain'}
        className={styles.go}
        pending={pending}
        pendingText={texts('going')}
      >
        {texts('go')}
      </Button>
    </form>
  );
};

const Elsewhere = () => (
  <a className={buttonClass('loud')} href={toPath(signOut)}>
    {texts('signOut')}
  </a>
);

/** Is it you? By passkey first, else by password and, where there is an app, its code. */
const ConfirmDialog = ({ reason, methods, open, onAnswer }: ConfirmDialogProps) => {
  const withCode = methods.authenticator !== null;
  const byPasskey = methods.passkeys.length > 0 && hasPasskeys();
  const byPassword = methods.password && (withCode || reason === 'confirm-yourself');
  const done = (): void => onAnswer(true);
  const elsewhere = getPageData().signIn.external || !(byPasskey || byPassword);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title={texts('title')}
      description={texts(elsewhere ? 'words.elsewhere' : `words.${reason}`)}
    >
      <div className={styles.form}>
        {elsewhere && <Elsewhere />}
        {!elsewhere && byPasskey && <WithPasskey onDone={done} />}
        {!elsewhere && byPasskey && byPassword && <p className={styles.or}>{texts('or')}</p>}
        {!elsewhere && byPassword && <WithPassword withCode={withCode} isFirst={!byPasskey} onDone={done} />}
      </div>
    </Dialog>
  );
};

/** How somebody can show who they are; null where they have to set that up first, on the page to which this leads. */
const findMethods = async (
  reason: ConfirmReason,
  go: (path: string) => unknown,
): Promise<ConfirmDialogProps['methods'] | null> => {
  const methods = await api(getSignInMethods, undefined, { quiet: true });
  if (reason !== 'second-factor-needed' || methods.passkeys.length > 0 || methods.authenticator) return methods;
  const page = findSecurityPage();
  if (page && location.pathname !== page) void go(`${page}?next=${encodeURIComponent(here())}`);
  return null;
};

/** Shows the question and waits for its answer; false where nobody could be asked. */
export const confirmBy = async (
  reason: ConfirmReason,
  go: (path: string) => unknown,
  show: (dialog: ReactElement) => void,
): Promise<boolean> => {
  const methods = await findMethods(reason, go).catch(() => null);
  if (!methods) return false;
  return new Promise((resolve) => {
    const showAs = (open: boolean): void =>
      show(<ConfirmDialog reason={reason} methods={methods} open={open} onAnswer={answer} />);
    const answer = (shown: boolean): void => {
      showAs(false);
      resolve(shown);
    };
    showAs(true);
  });
};
