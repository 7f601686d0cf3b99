import { useState } from 'react';
import { shellAccountOpened } from '#core/contract/public';
import { closeSignIn, getPageData, type SignInRequest, Slot, useNavigate, useSession } from '#core/web';
import { Button } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Gem } from '#ui/gem/gem';
import { Tabs } from '#ui/tabs/tabs';
import { useAccountOpened } from './account-opened';
import { leaveToSignIn } from './actions';
import { CodeForm } from './code-form';
import { CreateAccountForm } from './create-account-form';
import { MailForm } from './mail-form';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form';
import { texts } from './texts/texts';

const nothing = {};

type Mode = SignInRequest['mode'] | 'sign-in-link';

/** The sign-in dialog. The shell draws it once; it opens when somebody asks for it (`askToSignIn`) or a session ended. */
export function SignInDialog() {
  const request = useSession((session) => session.signIn);
  // A new request starts afresh; closing keeps the last one drawn until it has faded.
  const [last, setLast] = useState<{ readonly request: SignInRequest; readonly round: number } | null>(null);
  if (request && request !== last?.request) setLast({ request, round: (last?.round ?? 0) + 1 });
  const isOpened = useAccountOpened((state) => state.isOpened);
  if (!last) return null;
  return (
    <>
      <OpenDialog key={last.round} request={last.request} open={request !== null} />
      {isOpened && <Slot of={shellAccountOpened} with={nothing} />}
    </>
  );
}

function OpenDialog({ request, open }: { request: SignInRequest; open: boolean }) {
  const expired = useSession((session) => session.expired);
  const known = useSession((session) => session.user?.email ?? '');
  const [mode, setMode] = useState<Mode>(request.mode);
  const [email, setEmail] = useState(expired ? known : (request.email ?? ''));
  const [secondStep, setSecondStep] = useState<string | null>(null);
  const { external } = getPageData().signIn;
  const { returnTo } = request;
  const again = expired && mode === 'sign-in';
  const onward = { returnTo, go: useNavigate() };
  const form = { email, onEmail: setEmail };
  const signIn = { ...form, onward, onSecondStep: setSecondStep };
  const signInForm = (
    <SignInForm {...signIn} onForgot={() => setMode('forgot-password')} onLink={() => setMode('sign-in-link')} />
  );
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
          content: signInForm,
        },
        {
          value: 'create-account',
          label: texts('tab.create'),
          content: <CreateAccountForm {...signIn} name={request.fullName ?? ''} />,
        },
      ]}
    />
  );
  const shown = external ? 'external' : secondStep ? 'code' : mode;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeSignIn()}
      title={texts(again && !secondStep ? 'title.again' : `title.${shown}`)}
      description={(secondStep ? null : request.notice) ?? texts(`words.${shown}`)}
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
      ) : secondStep ? (
        <CodeForm token={secondStep} onward={onward} onBack={() => setSecondStep(null)} />
      ) : mode === 'forgot-password' ? (
        <MailForm key="password" link="password" {...form} onBack={() => setMode('sign-in')} />
      ) : mode === 'sign-in-link' ? (
        <MailForm key="sign-in" link="sign-in" {...form} onBack={() => setMode('sign-in')} />
      ) : expired ? (
        signInForm
      ) : (
        forms
      )}
    </Dialog>
  );
}
