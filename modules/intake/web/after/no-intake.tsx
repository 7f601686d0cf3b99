import { askToSignIn, Link, useSession } from '#core/web';
import { Button, buttonClass, EmptyState } from '#ui';
import { texts } from './texts/texts';

/** For who has sent no intake, or sent it elsewhere. */
export const NoIntake = () => {
  const signedIn = useSession(({ user }) => user !== null);
  return (
    <EmptyState
      title={texts('none')}
      action={
        <>
          <Link to="/enhanced-intake" className={buttonClass('loud')}>
            {texts('none.begin')}
          </Link>{' '}
          {!signedIn && (
            <Button onClick={() => askToSignIn({ returnTo: '/personalized-journey' })}>
              {texts('account.signIn')}
            </Button>
          )}
        </>
      }
    >
      <p>{texts(signedIn ? 'none.signedIn' : 'none.visitor')}</p>
    </EmptyState>
  );
};
