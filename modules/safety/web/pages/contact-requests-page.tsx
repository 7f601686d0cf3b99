import { Link, refreshAnswers, useChannel, useSearchParams, useTitle } from '#core/web';
import { AdminsOnly } from '#core/web/inbox/inbox-page';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, PageHeading, Skeleton } from '#ui';
import { countRequests, listRequests } from '../../schemas/endpoints';
import styles from '../parts/queue/queue.module.css';
import { RequestDetail } from '../parts/queue/request-detail';
import { pageOf, RequestList } from '../parts/queue/request-list';
import { texts } from '../parts/queue/texts/texts';

const states = ['open', 'closed'] as const;

const Queue = () => {
  const [params] = useSearchParams();
  const state = params.get('state') === 'closed' ? 'closed' : 'open';
  const selected = params.get('request');
  const { rows, more, error, reload } = usePages(listRequests, { query: { state } });
  useChannel('admin:contact-requests', () => {
    void reload();
    void refreshAnswers(countRequests);
  });
  return (
    <div className={`wrap ${styles.page}`} lang="en" data-open={selected !== null}>
      <header className={styles.head}>
        <Link to="/management" className={styles.back}>
          {texts('back')}
        </Link>
        <PageHeading size="tool">{texts('title')}</PageHeading>
        <p className={styles.lead}>{texts('lead')}</p>
        <nav aria-label={texts('state')} className={styles.states}>
          {states.map((one) => (
            <Link key={one} to={pageOf(one)} aria-current={one === state ? 'page' : undefined}>
              {texts(`state.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      <div className={styles.panes}>
        <section aria-label={texts('title')} className={styles.pane}>
          {error && (
            <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
              {texts('failed')}
            </Alert>
          )}
          {rows ? (
            <RequestList state={state} rows={rows} selected={selected} more={more} />
          ) : (
            !error && <Skeleton lines={6} label={texts('loading')} />
          )}
        </section>
        <section aria-label={texts('detail')} className={styles.open}>
          {selected ? (
            <RequestDetail key={selected} id={selected} state={state} />
          ) : (
            <p className="quiet">{texts('choose')}</p>
          )}
        </section>
      </div>
    </div>
  );
};

/** `/management/contact-requests`: people who ask to be contacted, those who wait first. */
export const ContactRequestsPage = () => {
  useTitle(texts('title'));
  return (
    <AdminsOnly words={texts}>
      <Queue />
    </AdminsOnly>
  );
};
