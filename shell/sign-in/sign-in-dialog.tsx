import { useState } from 'react';
import { closeSignIn, getPageData, type SignInRequest, useNavigate, useSession } from '#core/web';
import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Gem } from '#ui/gem/gem';
import { Tabs } from '#ui/tabs/tabs';
import { leaveToSignIn } from './actions';
import { CreateAccountForm } from './create-account-form';
import { ForgotPasswordForm } from './forgot-password-form';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form';
import { texts } from './texts/texts';

type Mode = SignInRequest['mode'];

/** The sign-in dialog. The shell draws it once; it opens when somebody asks for it (`askToSignIn`) or a session ended. */
export function SignInDialog() {
  const request = useSession((session) => session.signIn);
  // A new request starts afresh; closing keeps the last one drawn until it has faded.
  const [last, setLast] = useState<{ readonly request: SignInRequest; readonly round: number } | null>(null);
  if (request && request !== last?.request) setLast({ request, round: (last?.round ?? 0) + 1 });
  if (!last) return null;
  return <OpenDialog key={last.round} request={last.request} open={request !== null} />;
}

function OpenDialog({ request, open }: { request: SignInRequest; open: boolean }) {
  const expired = useSession((session) => session.expired);
  const known = useSession((session) => session.user?.email ?? '');
  const [mode, setMode] = useState<Mode>(request.mode);
  const [email, setEmail] = useState(expired ? known : (request.email ?? ''));
  const { external } = getPageData().signIn;
  const { returnTo } = request;
  const again = expired && mode === 'sign-in';
  const form = { email, onEmail: setEmail, onward: { returnTo, go: useNavigate() } };
  const forms = (
    <Tabs<Mode>
      label={texts('account')}
      look="halves"
      value={mode}
      onChange={setMode}
      tabs={[
        {
          value: 'sign-in',
          label: texts('tab.signIn'),
          content: <SignInForm {...form} onForgot={() => setMode('forgot-password')} />,
        },
        {
          value: 'create-account',
          label: texts('tab.create'),
          content: <CreateAccountForm {...form} name={request.fullName ?? ''} />,
        },
      ]}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeSignIn()}
      title={texts(again ? 'title.again' : external ? 'title.external' : `title.${mode}`)}
      description={request.notice ?? texts(external ? 'words.external' : `words.${mode}`)}
      aside={
        <div className={styles.aside}>
          <p className={styles.saying}>{texts('saying')}</p>
          <Gem lit={[1]} className={styles.gem} />
        </div>
      }
    >
      {external ? (
        <Button variant="loud" className={styles.go} onClick={() => leaveToSignIn(returnTo)}>
          {texts('signIn')}
        </Button>
      ) : mode === 'forgot-password' ? (
        <ForgotPasswordForm {...form} onBack={() => setMode('sign-in')} />
      ) : expired ? (
        <SignInForm {...form} onForgot={() => setMode('forgot-password')} />
      ) : (
        forms
      )}
    </Dialog>
  );
}
