import { use } from 'react';
import { getPageData, type Lazy, type ModuleInfo, Route, Routes, useLocation } from '#core/web';
import { Skeleton } from '#ui';
import { partOf } from './lazy-part';
import { loadModule } from './loader';
import { ModuleBoundary } from './module-boundary';
import styles from './module-boundary.module.css';
import { NotFound } from './pages/not-found/not-found';
import { texts } from './texts/texts';

const Waiting = () => (
  <div className={`wrap ${styles.waiting}`}>
    <Skeleton width="min(24rem, 80%)" height="var(--h1-page)" label={texts('loading')} />
    <Skeleton width="min(30rem, 100%)" lines={2} />
    <Skeleton height="40svh" />
  </div>
);

/** A page behind a lazy import; draws at once when it is there already. */
export const LazyPage = ({ load }: { readonly load: Lazy<object> }) => {
  const Page = use(partOf(load));
  return <Page />;
};

interface ModulePageProps {
  readonly module: ModuleInfo;
  /** Path of the page that is drawn; that of the address unless given. */
  readonly at?: string;
}

const Rooms = ({ module, at }: ModulePageProps) => {
  const web = use(loadModule(module.id));
  const { pathname } = useLocation();
  if (pathname === getPageData().missing) return <NotFound />;
  return (
    <Routes {...(at === undefined ? {} : { location: at })}>
      {web.pages.map(({ path, page }) => (
        <Route
          key={path}
          path={path}
          element={
            <ModuleBoundary key={path} module={module.id} title={module.title} size="page" waiting={<Waiting />}>
              <LazyPage load={page} />
            </ModuleBoundary>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
};

/** All pages of one module, loaded when first opened. */
export const ModulePage = ({ module, at }: ModulePageProps) => (
  <ModuleBoundary module={module.id} title={module.title} size="page" waiting={<Waiting />}>
    <Rooms module={module} {...(at === undefined ? {} : { at })} />
  </ModuleBoundary>
);
