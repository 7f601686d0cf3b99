import { useCallback } from 'react';
import { refreshAnswers, useApi, useNavigate, useSearchParams, useTitle } from '#core/web';
import { AdminsOnly } from '#core/web/desk/admins-only';
import styles from '#core/web/desk/desk.module.css';
import { Keys } from '#core/web/desk/keys';
import { Alert, Button, PageHeading } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { useReturn } from '#ui/live-list/use-return';
import { countIntakes, getIntake } from '../../schemas/endpoints';
import { IntakeDetail } from '../parts/inbox/detail/intake-detail';
import { useIntake } from '../parts/inbox/detail/use-intake';
import { ListPane } from '../parts/inbox/list/list-pane';
import { Toolbar } from '../parts/inbox/list/toolbar';
import { type Inbox, useInbox } from '../parts/inbox/list/use-inbox';
import { filtersOf, inboxAt, listPath } from '../parts/inbox/paths';
import { texts } from '../parts/inbox/texts/texts';

const OpenIntake = ({ id, inbox, back }: { readonly id: string; readonly inbox: Inbox; readonly back: string }) => {
  const desk = useIntake(id, inbox.put);
  useKeys({ e: () => void (desk.data?.state === 'received' && desk.move('contacted')) });
  return <IntakeDetail desk={desk} back={back} />;
};

const Desk = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
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
  const close = (): void => void (selected && navigate(back));
  useKeys(Object.fromEntries([['Escape', close]]));
  useReturn(selected);
  return (
    <div data-open={selected !== null} className={styles.desk}>
      <div className={styles.above}>
        <header className={styles.head}>
          <PageHeading size="tool">{texts('title')}</PageHeading>
          <p>{texts('subtitle')}</p>
        </header>
        {inbox.poll.failed && inbox.poll.at !== null && (
          <div className={styles.stale}>
            <Alert tone="attention" action={<Button onClick={() => inbox.poll.now()}>{texts('again')}</Button>}>
              {texts('stale')}
            </Alert>
          </div>
        )}
        <Toolbar filters={filters} counts={counts.data} />
      </div>
      <div className={styles.panes}>
        <ListPane inbox={inbox} filters={filters} counts={counts.data} selected={selected} />
        <section className={styles.detail} aria-label={texts('detail')}>
          {selected ? (
            <OpenIntake key={selected} id={selected} inbox={inbox} back={back} />
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
          [['E'], texts('keys.answered')],
          [['/'], texts('keys.search')],
          [['Esc'], texts('keys.close')],
        ]}
      />
    </div>
  );
};

/** `/admin/intakes`: the questionnaires that came in, live, with when an answer is due and what is done about it. */
export const InboxPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <AdminsOnly words={texts}>
        <Desk />
      </AdminsOnly>
    </div>
  );
};
