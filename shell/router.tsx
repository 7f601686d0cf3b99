import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { askToSignIn, type ModuleInfo, pageData, Slot, shellLanding, useLocation, useSession } from '#core/web';
import { Alert, Button } from '#ui';
import { ModulePage } from './module-page';
import { NotFound } from './pages/not-found';
import styles from './router.module.css';

const Landing = lazy(() => import('./landing/landing').then((page) => ({ default: page.Landing })));
const Credits = lazy(() => import('./pages/credits').then((page) => ({ default: page.Credits })));
const HelpNow = lazy(() => import('./pages/help-now').then((page) => ({ default: page.HelpNow })));

const ResetPassword = lazy(() =>
  import('./sign-in/reset-password-page').then((page) => ({ default: page.ResetPasswordPage })),
);

/** Pages of the shell itself; the server knows the same addresses. */
const own: Readonly<Record<string, ComponentType>> = {
  '/credits': Credits,
  '/help-now': HelpNow,
  '/reset-password': ResetPassword,
};

const below = (route: string, path: string): boolean => path === route || path.startsWith(`${route}/`);

interface Served {
  readonly module: ModuleInfo;
  readonly open: boolean;
}

/** The module which serves a path: the longest root wins. */
const served = (path: string): Served | null => {
  const roots = pageData()
    .modules.flatMap((module) => module.roots.map((root) => ({ module, root })))
    .filter(({ root }) => below(root.route, path))
    .sort((one, other) => other.root.route.length - one.root.route.length);
  const [best] = roots;
  return best ? { module: best.module, open: best.root.access === 'open' } : null;
};

const LandingPage = () => (
  <Slot
    of={shellLanding}
    with={{}}
    fallback={
      <Suspense fallback={<div className={styles.blank} />}>
        <Landing />
      </Suspense>
    }
  />
);

const notice = 'Please sign in to open this page.';

/** A visitor at an address that needs a sign-in: the landing page, a line that says why, and the dialog. */
const SignInFirst = ({ returnTo }: { readonly returnTo: string }) => {
  useEffect(() => askToSignIn({ notice, returnTo }), [returnTo]);
  return (
    <>
      <div className={`wrap ${styles.notice}`}>
        <Alert tone="attention" action={<Button onClick={() => askToSignIn({ notice, returnTo })}>Sign In</Button>}>
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
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/') return <LandingPage />;
  const Own = own[path];
  if (Own)
    return (
      <Suspense fallback={<div className={styles.blank} />}>
        <Own />
      </Suspense>
    );
  const room = served(path);
  if (room && (room.open || !visitor)) return <ModulePage key={room.module.id} module={room.module} />;
  if (room) return <SignInFirst returnTo={pathname + search} />;
  if (visitor && pageData().absent.some((route) => below(route, path))) return <LandingPage />;
  return <NotFound />;
};
