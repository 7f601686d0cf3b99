import type { ReactNode } from 'react';
import { Toasts } from '#ui';
import { Footer } from './footer/footer';
import { BottomBar } from './header/bottom-bar';
import { Header } from './header/header';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner';
import { Overlays } from './overlays';
import { usePrefetch } from './prefetch';
import { useRouteFocus } from './route-focus';
import { SignInHost } from './sign-in-host';

/** Header, page, footer and bar; what is not needed for the first look (dialog, toasts, overlays) comes later. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  useRouteFocus();
  usePrefetch();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.chrome}>
        <Header />
      </div>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.chrome}>
        <Footer />
        <BottomBar />
      </div>
      <SignInHost />
      <Overlays />
      <Toasts />
    </>
  );
};
