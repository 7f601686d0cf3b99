import { useEffect } from 'react';
import { askToSignIn, Slot, shellLanding, useLocation, useSession } from '#core/web';
import { Alert, Button } from '#ui';
import { ModuleBoundary } from './module-boundary';
import { LazyPage, ModulePage } from './module-page';
import { ownPage } from './own-pages';
import { NotFound } from './not-found/not-found';
import { planOf } from './plan';
import styles from './router.module.css';
import { texts } from './texts/texts';

const OwnPage = ({ path }: { readonly path: string }) => {
  const own = ownPage(path);
  return own ? (
    <ModuleBoundary key={path} title={texts('thisPage')} size="page" waiting={<div className={styles.blank} />}>
      <LazyPage load={own.page} />
    </ModuleBoundary>
  ) : null;
};

const LandingPage = () => <Slot of={shellLanding} with={{}} fallback={<OwnPage path="/" />} />;

/** A visitor at an address that needs a sign-in: the landing page, a line that says why, and the dialog. */
const SignInFirst = ({ returnTo }: { readonly returnTo: string }) => {
  const notice = texts('signInFirst');
  useEffect(() => askToSignIn({ notice, returnTo }), [notice, returnTo]);
  return (
    <>
      <div className={`wrap ${styles.notice}`}>
        <Alert
          tone="attention"
          action={<Button onClick={() => askToSignIn({ notice, returnTo })}>{texts('signIn')}</Button>}
        >
          {notice}
        </Alert>
      </div>
      <LandingPage />
    </>
  );
};

/** The routing table: the shell's own pages, every root of every module, and what happens to everything else. */
export const Pages = () => {
  const { pathname, search } = useLocation();
  const visitor = useSession((session) => session.user === null);
  const plan = planOf(pathname, visitor);
  if (plan.kind === 'own') return plan.page.path === '/' ? <LandingPage /> : <OwnPage path={plan.page.path} />;
  if (plan.kind === 'module') return <ModulePage key={plan.module.id} module={plan.module} />;
  if (plan.kind === 'nothing') return <NotFound />;
  return <SignInFirst returnTo={pathname + search} />;
};
