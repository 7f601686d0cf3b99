import { Suspense, useState } from 'react';
import { api, formatDateTime, Link, useLocation, useNavigate, useSearchParams } from '#core/web';
import { Notes } from '#core/web/inbox/notes';
import { Alert, Button, Icon, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Tabs } from '#ui/tabs/tabs';
import type { IntakeDetail as DetailView, IntakeHistoryEntry } from '../../../../schemas/admin';
import { addNote } from '../../../../schemas/endpoints';
import { isSensitive } from '../../../../schemas/fields';
import { ChartFacts } from '../../chart/chart-facts';
import { withParams } from '../paths';
import { texts } from '../texts/texts';
import { AddedRows, AnswerRows } from './answers';
import styles from './detail.module.css';
import { Head } from './head';
import type { IntakeActions } from './use-intake';

interface WorkProps {
  readonly intake: DetailView;
  readonly actions: IntakeActions;
}

const happened = ({ kind, from, to, assignee }: IntakeHistoryEntry): string => {
  if (kind === 'moved' && from && to)
    return texts('history.moved', { from: texts(`state.${from}`), to: texts(`state.${to}`) });
  if (kind === 'assigned') return assignee ? texts('history.assigned', { name: assignee }) : texts('history.freed');
  return kind === 'moved' ? texts('history') : texts(`history.${kind}`);
};

/** Notes, and what happened to an intake with when and by whom. */
const Work = ({ intake, actions }: WorkProps) => (
  <div className={styles.part}>
    <Notes
      words={texts}
      add={(text, idempotencyKey) => api(addNote, { params: { id: intake.id }, body: { text } }, { idempotencyKey })}
      notes={intake.notes}
      onSaved={(note) => {
        actions.take({ notes: [note, ...intake.notes] });
        void actions.reload();
      }}
    />
    <section className={styles.block}>
      <h3>{texts('history')}</h3>
      <ol className={styles.history}>
        {intake.history.map((entry) => (
          <li key={`${entry.kind}-${entry.at}`}>
            <span>{happened(entry)}</span>
            <span className="quiet small">
              {texts('history.by', {
                when: formatDateTime(entry.at),
                who: entry.by ?? texts(entry.kind === 'received' ? 'history.sender' : 'history.former'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  </div>
);

const BreakGlassDialog = lazyPart(() => import('./break-glass-dialog').then((module) => module.BreakGlassDialog));

interface SealedProps {
  readonly intake: DetailView;
  readonly actions: IntakeActions;
}

const Closed = ({ intake, actions }: SealedProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Alert tone="attention" action={<Button onClick={() => setAsking(true)}>{texts('sealed.do')}</Button>}>
        {texts('sealed.closed')}
      </Alert>
      <Suspense fallback={null}>
        {asking && (
          <BreakGlassDialog intake={intake} onClose={() => setAsking(false)} onOpened={() => void actions.reload()} />
        )}
      </Suspense>
    </>
  );
};

/** Answers about health and painful experiences: closed until this member of staff gives a reason, and then for one hour. */
const Sealed = ({ intake, actions }: SealedProps) => {
  const { held, sealed, consentSensitive } = intake;
  return (
    <section className={styles.sealed} aria-labelledby="sealed-answers">
      <h3 id="sealed-answers">{texts('sealed')}</h3>
      {held.length === 0 && <p className="quiet">{texts('sealed.nothing')}</p>}
      {held.length > 0 && !consentSensitive && <Alert tone="attention">{texts('sealed.noConsent')}</Alert>}
      {held.length > 0 && consentSensitive && sealed.length > 0 && <Closed intake={intake} actions={actions} />}
      {held.length > 0 && sealed.length === 0 && (
        <>
          <p className="quiet small">{texts('sealed.open')}</p>
          <AnswerRows intake={intake} shows={isSensitive} />
          <AddedRows intake={intake} isClosed />
        </>
      )}
    </section>
  );
};

type TabName = 'answers' | 'chart' | 'work';
const tabNames = ['answers', 'chart', 'work'] as const;

interface IntakeDetailProps {
  readonly actions: IntakeActions;
  /** Address of the list without an open intake; null where the page around it names the person and leads back. */
  readonly back: string | null;
}

const Way = ({ back }: Pick<IntakeDetailProps, 'back'>) =>
  back !== null && (
    <Link to={back} className={styles.back}>
      <Icon name="back" size={18} />
      {texts('back')}
    </Link>
  );

/** While an intake loads, and when it does not come. */
const Missing = ({ actions, back }: IntakeDetailProps) => {
  const { error } = actions;
  const gone = error?.status === 404;
  return (
    <>
      <Way back={back} />
      <div className={styles.state}>
        {error ? (
          <Alert
            tone={gone ? 'attention' : 'error'}
            action={!gone && <Button onClick={() => void actions.reload()}>{texts('again')}</Button>}
          >
            {texts(gone ? 'gone' : 'detail.failed')}
          </Alert>
        ) : (
          <Skeleton lines={6} label={texts('detail.loading')} />
        )}
      </div>
    </>
  );
};

/** One intake in its tabs; which one is open stands in the address. */
export const IntakeDetail = ({ actions, back }: IntakeDetailProps) => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: intake } = actions;
  if (!intake) return <Missing actions={actions} back={back} />;
  const open = tabNames.find((name) => name === params.get('tab')) ?? 'answers';
  const show = (tab: TabName): void =>
    void navigate(withParams(pathname, params, { tab: tab === 'answers' ? null : tab }), { replace: true });
  const tabs = [
    {
      value: 'answers' as const,
      label: texts('tab.answers'),
      content: (
        <div className={styles.part}>
          <AnswerRows intake={intake} shows={(name) => !isSensitive(name)} />
          <AddedRows intake={intake} isClosed={false} />
          <Sealed intake={intake} actions={actions} />
        </div>
      ),
    },
    {
      value: 'chart' as const,
      label: texts('tab.chart'),
      content: (
        <div className={styles.part}>
          {intake.chart ? <ChartFacts chart={intake.chart} /> : <p className="quiet">{texts('chart.none')}</p>}
        </div>
      ),
    },
    { value: 'work' as const, label: texts('tab.work'), content: <Work intake={intake} actions={actions} /> },
  ];
  return (
    <>
      <Way back={back} />
      <Head intake={intake} actions={actions} isNamed={back !== null} />
      <Tabs<TabName> label={texts('detail')} tabs={tabs} value={open} onChange={show} />
    </>
  );
};
