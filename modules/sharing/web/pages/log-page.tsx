import { formatInstant, Link, useApi, useChannel, useSearchParams, useTitle } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { listMatches, parseSampleName } from '#modules/matching/public';
import { Alert, Button, EmptyState, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { Table } from '#ui/table/table';
import { listAccessLog } from '../../schemas/endpoints';
import type { AccessLogEntry } from '../../schemas/segment';
import { ClientNav } from '../parts/frame/client-nav';
import { ForRole } from '../parts/frame/for-role';
import { ownZone } from '../parts/grid/times';
import { StaffAccess } from '../parts/log/staff-access';
import { segmentName } from '../parts/segments/segment-name';
import { sharingTexts as texts } from '../texts/texts';
import styles from './sharing.module.css';

const moment = (at: string): string =>
  formatInstant(at, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
const whoOf = ({ practitionerName }: AccessLogEntry): string =>
  practitionerName === null ? texts('log.erased') : parseSampleName(practitionerName).name;

const whatOf = ({ segment, refused }: AccessLogEntry): string =>
  refused ? texts('log.refused', { segment: segmentName(segment) }) : segmentName(segment);

const Entries = ({ person }: { readonly person: string }) => {
  const { rows, error, busy, more, reload } = usePages(listAccessLog, {
    query: { limit: 25, ...(person && { matchId: person }) },
  });
  useChannel(null, (event) => {
    if (event === 'reconnected') void reload();
  });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={6} label={texts('log.loading')} />;
  if (rows.length === 0)
    return (
      <EmptyState title={texts('log.none')}>
        <p>{texts(person ? 'log.none.person' : 'log.none.hint')}</p>
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={texts('log.table', { zone: ownZone() })}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'when', head: texts('log.when'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
          { key: 'who', head: texts('log.who'), cell: whoOf },
          { key: 'what', head: texts('log.segment'), cell: whatOf },
        ]}
      />
      {error && <Alert tone="error">{texts('log.failed')}</Alert>}
      {more ? (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('log.more')}
          </Button>
        </p>
      ) : (
        <p className="small quiet">{texts('log.end')}</p>
      )}
    </>
  );
};

const Log = () => {
  const [search, setSearch] = useSearchParams();
  const person = search.get('person') ?? '';
  const matches = useApi(listMatches);
  const known = (matches.data ?? []).filter(({ status }) => status !== 'suggested');
  return (
    <section aria-labelledby="read-by-practitioners" className={styles.others}>
      <h2 id="read-by-practitioners">{texts('log.practitioners')}</h2>
      {known.length > 1 && (
        <Field label={texts('log.who')} className={styles.filter}>
          <Select
            value={person}
            onChange={({ target }) => setSearch(target.value ? { person: target.value } : {}, { replace: true })}
          >
            <option value="">{texts('log.everybody')}</option>
            {known.map(({ id, practitioner }) => (
              <option key={id} value={id}>
                {practitioner ? parseSampleName(practitioner.name).name : texts('log.erased')}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Entries person={person} />
    </section>
  );
};

/** The other record there is: looks at a chart within a connection are next to it. */
const Elsewhere = () => (
  <section aria-labelledby="charts-compared" className={styles.others}>
    <h2 id="charts-compared">{texts('log.elsewhere')}</h2>
    <p className={styles.note}>{texts('log.connections')}</p>
    <p>
      <Link to="/profile/connections">{texts('log.connections.to')}</Link>
    </p>
  </section>
);

/** Who read which piece of the client's and when. */
export const LogPage = () => {
  useTitle(texts('log.title'));
  return (
    <ForRole who="client">
      <div className={styles.page}>
        <ClientNav />
        <header className={styles.head}>
          <h1>{texts('log.title')}</h1>
          <p className="lead">{texts('log.lead')}</p>
        </header>
        <Log />
        <StaffAccess />
        <Elsewhere />
      </div>
    </ForRole>
  );
};
