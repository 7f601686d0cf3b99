import type { ReactNode } from 'react';
import { getPageData, useLocation, useSession } from '#core/web';
import { Toasts } from '#ui';
import { ConfirmHost } from './confirm-host';
import { Footer } from './footer/footer';
import { BottomBar } from './header/bottom-bar';
import { Header } from './header/header';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner';
import { Overlays } from './overlays';
import { findFrontModule, planOf } from './plan';
import { usePrefetch } from './prefetch';
import { FirstQuickExit } from './quick-exit/quick-exit';
import { useRouteFocus } from './route-focus';
import { SignInHost } from './sign-in-host';
import { texts } from './texts/texts';

/** The language of the page itself, where it is not written in that of the frame around it. */
const useForeign = (): 'en' | undefined => {
  const { pathname } = useLocation();
  const visitor = useSession((session) => session.user === null);
  const plan = planOf(pathname, visitor);
  const module = plan.kind === 'sign-in' ? findFrontModule() : plan.kind === 'module' ? plan.module : null;
  const { language } = getPageData();
  const written = language === 'en' || module === null || module.languages.includes(language);
  return written ? undefined : 'en';
};

/** Header, page, footer and bar; what is not needed for the first look (dialog, toasts, overlays) comes later. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const foreign = useForeign();
  useRouteFocus();
  usePrefetch();
  return (
    <>
      <FirstQuickExit />
      <a className={styles.skip} href="#main">
        {texts('skip')}
      </a>
      <div className={styles.chrome}>
        <Header />
      </div>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main} lang={foreign}>
        {foreign && (
          <p lang={getPageData().language} className={styles.foreign}>
            {texts('foreign')}
          </p>
        )}
        {children}
      </main>
      <div className={styles.chrome}>
        <Footer />
        <BottomBar />
      </div>
      <SignInHost />
      <ConfirmHost />
      <Overlays />
      <Toasts />
    </>
  );
};
