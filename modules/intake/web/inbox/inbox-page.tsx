import { type ReactNode, useCallback } from 'react';
import { askToSignIn, Link, mutateApi, useApi, useNavigate, useSearchParams, useSession, useTitle } from '#core/web';
import { Alert, Button, buttonClass, EmptyState } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { useReturn } from '#ui/live-list/use-return';
import type { IntakeCounts } from '../../schemas/admin';
import { IntakeDetail } from './detail/intake-detail';
import { useIntake } from './detail/use-intake';
import styles from './inbox-page.module.css';
import { Keys } from './keys';
import { ListPane } from './list/list-pane';
import { Toolbar } from './list/toolbar';
import { type Inbox, useInbox } from './list/use-inbox';
import { countsPath, filtersOf, inboxAt, intakePath, listPath } from './paths';
import { texts } from './texts/texts';

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
  const counts = useApi<IntakeCounts>(countsPath);
  const changed = useCallback(
    (ids: ReadonlySet<string>): void => {
      void mutateApi(countsPath);
      if (selected && ids.has(selected)) void mutateApi(intakePath(selected));
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
          <h1 className={styles.title}>{texts('title')}</h1>
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
      <Keys />
    </div>
  );
};

/** The inbox for admins; others are told kindly whose room it is. The server guards what is behind it. */
const AdminsOnly = ({ children }: { readonly children: ReactNode }) => {
  const role = useSession(({ user }) => user?.role ?? null);
  if (role === 'admin') return children;
  return (
    <div className={styles.others}>
      <h1 className={styles.title}>{texts('title')}</h1>
      {role ? (
        <EmptyState
          title={texts('staff.title')}
          action={
            <Link to="/dashboard" className={buttonClass('plain')}>
              {texts('staff.back')}
            </Link>
          }
        >
          <p>{texts('staff.more')}</p>
        </EmptyState>
      ) : (
        <EmptyState
          title={texts('signIn')}
          action={<Button onClick={() => askToSignIn()}>{texts('signIn.do')}</Button>}
        />
      )}
    </div>
  );
};

/** `/admin/intakes`: the questionnaires that came in, live, with when an answer is due and what is done about it. */
export const InboxPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <AdminsOnly>
        <Desk />
      </AdminsOnly>
    </div>
  );
};
