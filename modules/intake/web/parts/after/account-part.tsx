import { useState } from 'react';
import { sendConfirmation } from '#core/schemas/endpoints';
import { api, askToSignIn, failure, getPageData, Link, useSession } from '#core/web';
import { Alert, Button, buttonClass } from '#ui';
import type { IntakeSummary } from '../../../schemas/intake';
import styles from './account-part.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const here = '/personalized-journey';
interface Props {
  readonly intake: IntakeSummary;
}

/** For a visitor: an account that keeps everything, with name and address filled in. */
const Offer = ({ intake }: Props) => {
  const ask = (mode: 'create-account' | 'sign-in') =>
    askToSignIn({
      mode,
      returnTo: here,
      notice: texts('account.notice'),
      email: intake.email,
      fullName: `${intake.firstName} ${intake.lastName}`.trim(),
    });
  return (
    <Section side={texts('account.side')} title={texts('account')}>
      <p>{texts(intake.chart?.place ? 'account.offer' : 'account.offer.plain')}</p>
      <p className={styles.quiet}>{texts('account.proof')}</p>
      <div className={styles.ways}>
        <Button variant="loud" onClick={() => ask('create-account')}>
          {texts('account.create')}
        </Button>
        <Button onClick={() => ask('sign-in')}>{texts('account.signIn')}</Button>
      </div>
    </Section>
  );
};

/** For who is signed in under the same address: the mail that proves it. */
const Prove = () => {
  const email = useSession(({ user }) => user?.email ?? '');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [wrong, setWrong] = useState<string | null>(null);
  const { external } = getPageData().signIn;
  const send = async () => {
    setState('sending');
    setWrong(null);
    try {
      await api(sendConfirmation);
      setState('sent');
    } catch (error) {
      setState('idle');
      setWrong(failure(error).description);
    }
  };
  return (
    <Section side={texts('account.side')} title={texts('account.prove')}>
      <p>{texts(external ? 'account.prove.external' : 'account.prove.what', { email })}</p>
      {!external && (
        <>
          <div role="status">
            {state === 'sent' && <Alert tone="success">{texts('account.sent', { email })}</Alert>}
          </div>
          {wrong && <Alert tone="error">{wrong}</Alert>}
          <div className={styles.ways}>
            <Button
              variant="loud"
              pending={state === 'sending'}
              pendingText={texts('account.sending')}
              onClick={() => void send()}
            >
              {texts(state === 'sent' ? 'account.sendAgain' : 'account.send')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
};

/** For who is signed in under another address than the one that was sent. */
const Elsewhere = () => {
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <Section side={texts('account.side')} title={texts('account.other')}>
      <p>{texts('account.other.what', { email })}</p>
    </Section>
  );
};

/** For the owner: the rooms that are open now. */
const Rooms = () => {
  const client = useSession(({ user }) => user?.role === 'client');
  return (
    <Section side={texts('account.side')} title={texts('account.yours')}>
      <p>{texts(client ? 'account.yours.what' : 'account.yours.staff')}</p>
      {client && (
        <div className={styles.ways}>
          <Link to="/intake" className={buttonClass('loud')}>
            {texts('account.labors')}
          </Link>
          <Link to="/profile" className={buttonClass('plain')}>
            {texts('account.profile')}
          </Link>
        </div>
      )}
    </Section>
  );
};

/** How the intake stands to an account, and the way to keep it. */
export const AccountPart = ({ intake }: Props) => {
  if (intake.account === 'yours') return <Rooms />;
  if (intake.account === 'unproven') return <Prove />;
  return intake.account === 'other-address' ? <Elsewhere /> : <Offer intake={intake} />;
};
