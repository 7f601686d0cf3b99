import { useCallback } from 'react';
import { Link, refreshAnswers, useApi, useNavigate, useSearchParams } from '#core/web';
import { InboxFrame } from '#core/web/inbox/inbox-frame';
import { InboxPage as InboxShell } from '#core/web/inbox/inbox-page';
import { useKeys } from '#ui/live-list/use-keys';
import { countRequests, getRequest } from '../../schemas/endpoints';
import { useRequest } from '../parts/inbox/actions/use-request';
import { RequestDetail } from '../parts/inbox/detail/request-detail';
import { ListPane } from '../parts/inbox/list/list-pane';
import { Live, Stale } from '../parts/inbox/list/live';
import { Toolbar } from '../parts/inbox/list/toolbar';
import { type Inbox, useInbox } from '../parts/inbox/list/use-inbox';
import { filtersOf, hoursPath, inboxPath, listPath, withParams } from '../parts/inbox/paths';
import { texts } from '../parts/inbox/texts/texts';

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

const InboxColumns = () => {
  const [params] = useSearchParams();
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
  const back = `${inboxPath}?${withParams(params, { request: null, tab: null })}`;
  return (
    <InboxFrame
      words={texts}
      selected={selected}
      back={back}
      aside={
        <>
          <Live poll={inbox.poll} />
          <Link to={hoursPath}>{texts('availability')}</Link>
        </>
      }
      above={
        <>
          <Stale poll={inbox.poll} />
          <Toolbar filters={filters} counts={counts.data} />
        </>
      }
      list={<ListPane inbox={inbox} filters={filters} counts={counts.data} selected={selected} />}
      label={texts('tabs')}
      next={texts('keys.review')}
    >
      {selected && <OpenRequest key={selected} id={selected} inbox={inbox} back={back} />}
    </InboxFrame>
  );
};

/** `/admin/consultations`: everything people asked the team, live, with what is done about it. */
export const InboxPage = () => (
  <InboxShell words={texts}>
    <InboxColumns />
  </InboxShell>
);
