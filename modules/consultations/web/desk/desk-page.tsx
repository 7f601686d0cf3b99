import { useCallback } from 'react';
import { Link, refreshAnswers, useApi, useNavigate, useSearchParams, useTitle } from '#core/web';
import { AdminsOnly } from '#core/web/desk/admins-only';
import styles from '#core/web/desk/desk.module.css';
import { Keys } from '#core/web/desk/keys';
import { PageHeading } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { useReturn } from '#ui/live-list/use-return';
import { countRequests, getRequest } from '../../schemas/endpoints';
import { useRequest } from './actions/use-request';
import own from './desk-page.module.css';
import { RequestDetail } from './detail/request-detail';
import { ListPane } from './list/list-pane';
import { Live, Stale } from './list/live';
import { Toolbar } from './list/toolbar';
import { type Inbox, useInbox } from './list/use-inbox';
import { deskPath, filtersOf, hoursPath, listPath, withParams } from './paths';
import { texts } from './texts/texts';

const OpenRequest = ({ id, inbox, back }: { readonly id: string; readonly inbox: Inbox; readonly back: string }) => {
  const navigate = useNavigate();
  const state = useRequest(id, inbox.put);
  useKeys({ e: () => void (state.data?.status === 'pending' && state.setStatus('reviewed')) });
  const deleted = (): void => {
    inbox.put(id, null);
    void refreshAnswers(countRequests);
    void navigate(back, { replace: true });
  };
  return <RequestDetail state={state} back={back} onDeleted={deleted} />;
};

const Desk = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(params);
  const selected = params.get('request');
  const counts = useApi(countRequests);
  const changed = useCallback(
    (ids: ReadonlySet<string>): void => {
      void refreshAnswers(countRequests, ...(selected && ids.has(selected) ? [getRequest] : []));
    },
    [selected],
  );
  const inbox = useInbox(listPath(filters), changed);
  const back = `${deskPath}?${withParams(params, { request: null, tab: null })}`;
  const close = (): void => void (selected && navigate(back));
  useKeys(Object.fromEntries([['Escape', close]]));
  useReturn(selected);
  return (
    <div data-open={selected !== null} className={styles.desk}>
      <div className={styles.above}>
        <header className={`${styles.head} ${own.head}`}>
          <div>
            <PageHeading size="tool">{texts('title')}</PageHeading>
            <p>{texts('subtitle')}</p>
          </div>
          <p className={own.live}>
            <Live poll={inbox.poll} />
            <Link to={hoursPath}>{texts('availability')}</Link>
          </p>
        </header>
        <Stale poll={inbox.poll} />
        <Toolbar filters={filters} counts={counts.data} />
      </div>
      <div className={styles.panes}>
        <ListPane inbox={inbox} filters={filters} counts={counts.data} selected={selected} />
        <section className={styles.detail} aria-label={texts('tabs')}>
          {selected ? (
            <OpenRequest key={selected} id={selected} inbox={inbox} back={back} />
          ) : (
            <p className={styles.nothing}>{texts('nothing')}</p>
          )}
        </section>
      </div>
      <Keys
        label={texts('keys')}
        keys={[
          [['J', 'K'], texts('keys.move')],
          [['↵'], texts('keys.open')],
          [['E'], texts('keys.review')],
          [['/'], texts('keys.search')],
          [['Esc'], texts('keys.close')],
        ]}
      />
    </div>
  );
};

/** `/admin/consultations`: everything people asked the team, live, with what is done about it. */
export const DeskPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <AdminsOnly words={texts}>
        <Desk />
      </AdminsOnly>
    </div>
  );
};
