import { useCallback } from 'react';
import { refreshAnswers, useApi, useSearchParams } from '#core/web';
import styles from '#core/web/inbox/inbox.module.css';
import { InboxFrame } from '#core/web/inbox/inbox-frame';
import { InboxPage as InboxShell } from '#core/web/inbox/inbox-page';
import { Alert, Button } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { countIntakes, getIntake } from '../../schemas/endpoints';
import { IntakeDetail } from '../parts/inbox/detail/intake-detail';
import { useIntake } from '../parts/inbox/detail/use-intake';
import { ListPane } from '../parts/inbox/list/list-pane';
import { Toolbar } from '../parts/inbox/list/toolbar';
import { type Inbox, useInbox } from '../parts/inbox/list/use-inbox';
import { filtersOf, inboxAt, listPath } from '../parts/inbox/paths';
import { texts } from '../parts/inbox/texts/texts';

const OpenIntake = ({ id, inbox, back }: { readonly id: string; readonly inbox: Inbox; readonly back: string }) => {
  const actions = useIntake(id, inbox.put);
  useKeys({ e: () => void (actions.data?.state === 'received' && actions.move('contacted')) });
  return <IntakeDetail actions={actions} back={back} />;
};

const IntakeInbox = () => {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const selected = params.get('intake');
  const counts = useApi(countIntakes);
  const changed = useCallback(
    (ids: ReadonlySet<string>): void => {
      void refreshAnswers(countIntakes, ...(selected && ids.has(selected) ? [getIntake] : []));
    },
    [selected],
  );
  const inbox = useInbox(listPath(filters), changed);
  const back = inboxAt(params, { intake: null, tab: null });
  return (
    <InboxFrame
      words={texts}
      selected={selected}
      back={back}
      above={
        <>
          {inbox.poll.failed && inbox.poll.at !== null && (
            <div className={styles.stale}>
              <Alert tone="attention" action={<Button onClick={() => inbox.poll.now()}>{texts('again')}</Button>}>
                {texts('stale')}
              </Alert>
            </div>
          )}
          <Toolbar filters={filters} counts={counts.data} />
        </>
      }
      list={<ListPane inbox={inbox} filters={filters} counts={counts.data} selected={selected} />}
      label={texts('detail')}
      next={texts('keys.answered')}
    >
      {selected && <OpenIntake key={selected} id={selected} inbox={inbox} back={back} />}
    </InboxFrame>
  );
};

/** `/admin/intakes`: the questionnaires that came in, live, with when an answer is due and what is done about it. */
export const InboxPage = () => (
  <InboxShell words={texts}>
    <IntakeInbox />
  </InboxShell>
);
