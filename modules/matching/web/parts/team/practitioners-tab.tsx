import { Link, useSearchParams, useSession } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { Table } from '#ui/table/table';
import { listTeamPractitioners } from '../../../schemas/endpoints';
import { columns } from './columns';
import { Filters } from './filters';
import { filtersOf, type PractitionerFilters, queryOf, toQuery } from './query';
import styles from './team.module.css';
import { teamTexts as texts } from './texts/texts';

/** Nobody at all is something else than nobody under these filters. */
const Nobody = ({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) => {
  const admin = useSession(({ user }) => user?.role === 'admin');
  if (filtered)
    return (
      <EmptyState title={texts('none')} action={<Button onClick={onClear}>{texts('none.clear')}</Button>}>
        <p>{texts('none.hint')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts('nobody')}
      action={
        admin ? (
          <Link to="/management/people" className={buttonClass('plain')}>
            {texts('nobody.invite')}
          </Link>
        ) : undefined
      }
    >
      <p>{texts('nobody.hint')}</p>
    </EmptyState>
  );
};

const List = ({ filters, onClear }: { readonly filters: PractitionerFilters; readonly onClear: () => void }) => {
  const { rows, error, busy, more, reload } = usePages(listTeamPractitioners, {
    query: { ...toQuery(filters), limit: 30 },
  });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={8} label={texts('loading')} />;
  if (rows.length === 0) return <Nobody filtered={queryOf(filters) !== ''} onClear={onClear} />;
  return (
    <>
      <Table caption={texts('title')} captionHidden columns={columns()} rows={rows} rowKey={({ id }) => id} />
      {error && <Alert tone="error">{texts('moreFailed')}</Alert>}
      {more && (
        <div>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </div>
      )}
    </>
  );
};

/** The network of practitioners for the team: room, next free time, languages and schools. Search and filters stand in the address. */
export const PractitionersTab = () => {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const change = (part: Partial<PractitionerFilters>, replace = false): void =>
    setParams(new URLSearchParams(queryOf({ ...filters, ...part })), { replace });
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{texts('title')}</h2>
      <Filters filters={filters} onChange={change} />
      <List filters={filters} onClear={() => setParams(new URLSearchParams())} />
    </div>
  );
};
