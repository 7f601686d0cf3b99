import { useEffect, useRef, useState } from 'react';
import { ApiError, api, formatDate, Link, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, Button, buttonClass, Progress, Skeleton, toast } from '#ui';
import { cancelImport, checkImport, getImport, listKinds, startImport } from '../../schemas/endpoints';
import type { CheckInput, ImportView, KindView } from '../../schemas/imports';
import { isUnderWay } from '../../schemas/values';
import { ColumnsForm } from '../parts/columns-form';
import { stateTones } from '../parts/history';
import styles from '../parts/imports.module.css';
import { CountList, Refusals } from '../parts/outcome';
import { texts } from '../texts/texts';

type Act = 'check' | 'start' | 'cancel';

/** One change at a time; what it answered is shown at once. */
const useActs = (view: ImportView, show: (view: ImportView) => void) => {
  const [busy, setBusy] = useState<Act | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const params = { id: view.id };
  const run = async (act: Act, send: () => Promise<ImportView>): Promise<void> => {
    if (busy) return;
    setBusy(act);
    setFailed(null);
    setFaults({});
    try {
      show(await send());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const own = error.fields.filter(({ path }) => path.startsWith('mapping.'));
      setFaults(Object.fromEntries(own.map(({ path, message }) => [path.slice('mapping.'.length), message])));
      setFailed(error.fields[0]?.message ?? error.message);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    failed,
    faults,
    check: (body: CheckInput) => run('check', () => api(checkImport, { params, body }, { ifMatch: view.version })),
    start: () => run('start', () => api(startImport, { params }, { ifMatch: view.version })),
    cancel: () => run('cancel', () => api(cancelImport, { params })),
  };
};

type Acts = ReturnType<typeof useActs>;

const UnderWay = ({ view, acts }: { readonly view: ImportView; readonly acts: Acts }) => {
  const isCheck = view.state === 'checking';
  const words = isCheck
    ? texts('check.progress', { done: view.rowsDone })
    : texts('run.progress', { done: view.rowsDone, rows: view.rows ?? view.rowsDone });
  return (
    <section className={styles.panel} aria-label={texts(isCheck ? 'checking' : 'running')}>
      <h2>{texts(isCheck ? 'checking' : 'running')}</h2>
      {!isCheck && <Progress label={texts('running')} value={view.rowsDone} max={view.rows ?? 1} text={words} />}
      <p role="status">{words}</p>
      <p className={styles.quiet}>{texts('run.more')}</p>
      <div className={styles.acts}>
        <Button pending={acts.busy === 'cancel'} onClick={() => void acts.cancel()}>
          {texts(isCheck ? 'cancel.check' : 'cancel')}
        </Button>
      </div>
    </section>
  );
};

const Checked = ({ view, acts }: { readonly view: ImportView; readonly acts: Acts }) => {
  const { checked } = view;
  if (!checked || view.state !== 'checked') return null;
  const count = checked.created + checked.changed;
  return (
    <section className={styles.panel} aria-labelledby="import-checked">
      <h2 id="import-checked">{texts('checked')}</h2>
      <CountList counts={checked} is="would" />
      {count === 0 ? (
        <Alert>{texts('checked.none')}</Alert>
      ) : (
        <div className={styles.acts}>
          <Button
            variant="loud"
            pending={acts.busy === 'start'}
            pendingText={texts('starting')}
            onClick={() => void acts.start()}
          >
            {texts('start', { count })}
          </Button>
        </div>
      )}
      <Refusals view={view} count={checked.refused} />
    </section>
  );
};

const Written = ({ view, acts }: { readonly view: ImportView; readonly acts: Acts }) => {
  const { written, state } = view;
  if (!written || isUnderWay(state)) return null;
  const isBroken = state === 'cancelled' || state === 'failed';
  return (
    <section className={styles.panel} aria-labelledby="import-written">
      <h2 id="import-written">{texts('written')}</h2>
      <CountList counts={written} is="did" />
      {isBroken && <p className={styles.lead}>{texts('stopped.more')}</p>}
      <div className={styles.acts}>
        {isBroken && view.isOwn && view.fileUntil !== null && (
          <Button variant="loud" pending={acts.busy === 'start'} onClick={() => void acts.start()}>
            {texts('continue')}
          </Button>
        )}
        <Link className={buttonClass('plain')} to={`/management/imports?kind=${view.kind}`}>
          {texts('newOne')}
        </Link>
      </div>
      <Refusals view={view} count={written.refused} />
    </section>
  );
};

const canCheck = ({ state, isOwn, columns }: ImportView): boolean =>
  isOwn && columns.length > 0 && (state === 'uploaded' || state === 'checked' || state === 'unreadable');

const Steps = ({
  view,
  kind,
  show,
}: {
  readonly view: ImportView;
  readonly kind: KindView | undefined;
  readonly show: (view: ImportView) => void;
}) => {
  const acts = useActs(view, show);
  const former = useRef(view.state);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (former.current === 'running' && view.state === 'done') toast({ title: texts('done.toast'), tone: 'success' });
    // The button that had the focus is gone.
    if (former.current !== view.state) top.current?.focus();
    former.current = view.state;
  }, [view.state]);
  return (
    <div className={styles.page}>
      <p ref={top} tabIndex={-1} className={styles.facts}>
        <Badge tone={stateTones[view.state]}>{texts(`state.${view.state}`)}</Badge>
        <span>
          {texts('import.lead', {
            kind: kind?.label ?? view.kind,
            name: view.createdBy ?? texts('row.nobody'),
            day: formatDate(view.createdAt),
            until: view.fileUntil ? texts('until', { day: formatDate(view.fileUntil) }) : texts('gone'),
          })}
        </span>
      </p>
      {view.failure && <Alert tone="error">{view.failure}</Alert>}
      {acts.failed && <Alert tone="error">{acts.failed}</Alert>}
      {!view.isOwn && <Alert>{texts('others')}</Alert>}
      {isUnderWay(view.state) && <UnderWay view={view} acts={acts} />}
      <Written view={view} acts={acts} />
      {view.isOwn && <Checked view={view} acts={acts} />}
      {kind && canCheck(view) && (
        <ColumnsForm
          view={view}
          kind={kind}
          isBusy={acts.busy === 'check'}
          faults={acts.faults}
          onCheck={(input) => void acts.check(input)}
        />
      )}
    </div>
  );
};

/** `/management/imports/:id`: the columns of a file, its check, and what was written. */
export const ImportPage = () => {
  const { id = '' } = useParams();
  const [isWatched, setWatched] = useState(false);
  const { data, error, reload, set } = useApi(getImport, { params: { id } }, isWatched ? { everySeconds: 2 } : {});
  const kinds = useApi(listKinds);
  const shouldWatch = data ? isUnderWay(data.state) : false;
  useEffect(() => setWatched(shouldWatch), [shouldWatch]);
  const problem = error ?? kinds.error;
  return (
    <StaffPage
      title={data?.fileName ?? texts('title')}
      lead=""
      of="admins"
      back={{ to: '/management/imports', label: texts('imports') }}
    >
      {data && kinds.data ? (
        <Steps view={data} kind={kinds.data.find((one) => one.id === data.kind)} show={(view) => set(view)} />
      ) : problem ? (
        <Alert
          tone="error"
          action={
            <Button
              onClick={() => {
                void reload();
                void kinds.reload();
              }}
            >
              {texts('again')}
            </Button>
          }
        >
          {problem.message}
        </Alert>
      ) : (
        <Skeleton label={texts('loading')} height="20rem" />
      )}
    </StaffPage>
  );
};
