import { useEffect } from 'react';
import { askToSignIn, useLocation, useSession } from '#core/web';
import { Alert, Button } from '#ui';
import { ModuleBoundary } from './module-boundary';
import { LazyPage, ModulePage } from './module-page';
import { ownPage } from './own-pages';
import { NotFound } from './pages/not-found/not-found';
import { findFrontModule, planOf } from './plan';
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

/** The page at `/`, at whatever address it is drawn. */
const Front = () => {
  const module = findFrontModule();
  return module ? <ModulePage key={module.id} module={module} at="/" /> : <OwnPage path="/" />;
};

/** A visitor at an address that needs a sign-in: the page at `/`, a line that says why, and the dialog. */
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
      <Front />
    </>
  );
};

/** Where the server wrote this page; it names what its reader may open, and the server alone knows the rest. */
const loadedAt = globalThis.location?.pathname;

/** An address that this page does not know: the server is asked. */
const Elsewhere = () => {
  useEffect(() => location.reload(), []);
  return null;
};

/** The routing table: every root of every module, the shell's own pages, and what happens to everything else. */
export const Pages = () => {
  const { pathname, search } = useLocation();
  const visitor = useSession((session) => session.user === null);
  const plan = planOf(pathname, visitor);
  if (plan.kind === 'own') return <OwnPage path={plan.page.path} />;
  if (plan.kind === 'module') return <ModulePage key={plan.module.id} module={plan.module} />;
  if (plan.kind === 'nothing') return !loadedAt || loadedAt === pathname ? <NotFound /> : <Elsewhere />;
  return <SignInFirst returnTo={pathname + search} />;
};
