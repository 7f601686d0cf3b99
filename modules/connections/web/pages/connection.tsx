import { Suspense } from 'react';
import { Link, useApi, useParams, useSession, useTitle } from '#core/web';
import { getProfile } from '#modules/profile/public';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { getConnectionChart } from '../../schemas/endpoints';
import { useChanges } from '../api/use-changes';
import styles from '../parts/connections.module.css';
import { pairTexts as texts } from '../parts/pair/texts/texts';

const Pair = lazyPart(() => import('../parts/pair/pair').then((module) => module.Pair));

const Body = ({ id }: { readonly id: string }) => {
  const pair = useApi(getConnectionChart, { params: { id } });
  const own = useApi(getProfile);
  useChanges();
  // What was closed is taken off the page at once, whatever had been read before.
  if (pair.error?.status === 404 || pair.error?.status === 403)
    return (
      <>
        <h1 className="visually-hidden">{texts('tab')}</h1>
        <EmptyState
          title={texts('gone.title')}
          action={
            <LinkButton as={Link} to="/profile/connections">
              {texts('back')}
            </LinkButton>
          }
        >
          {texts('gone.hint')}
        </EmptyState>
      </>
    );
  const error = pair.error ?? own.error;
  if (error && (!pair.data || own.data === undefined))
    return (
      <>
        <h1>{texts('tab')}</h1>
        <Alert
          tone="error"
          action={<Button onClick={() => void Promise.all([pair.reload(), own.reload()])}>{texts('again')}</Button>}
        >
          {error.message}
        </Alert>
      </>
    );
  if (!pair.data || own.data === undefined)
    return (
      <>
        <h1 className="visually-hidden">{texts('tab')}</h1>
        <Skeleton lines={10} label={texts('loading')} />
      </>
    );
  return (
    <>
      <header className={styles.head}>
        <p className="eyebrow">{texts('eyebrow')}</p>
        <h1>{texts('title', { name: pair.data.name })}</h1>
      </header>
      <Suspense fallback={<Skeleton lines={10} label={texts('loading')} />}>
        <Pair pair={pair.data} own={own.data?.chart ?? null} />
      </Suspense>
    </>
  );
};

/** The charts of two people who agreed. */
export const ConnectionPage = () => {
  useTitle(texts('tab'));
  const { id = '' } = useParams();
  const isClient = useSession((session) => session.user?.role === 'client');
  return (
    <div className={styles.page}>
      <Link to="/profile/connections" className={styles.back ?? ''}>
        <span aria-hidden="true">←</span> {texts('back')}
      </Link>
      {isClient ? <Body id={id} /> : <h1>{texts('gone.title')}</h1>}
    </div>
  );
};
