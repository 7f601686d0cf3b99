import { formatDateTime, Link, useSession } from '#core/web';
import { Badge, Progress } from '#ui';
import type { Column } from '#ui/table/table';
import { parseSampleName } from '../../../lib/sample-name';
import type { TeamPractitioner } from '../../../schemas/team';
import { OfferDialog } from '../offer/offer-editor';
import styles from './team.module.css';
import { teamTexts as texts } from './texts/texts';

const tones = { open: 'reviewed', 'waiting-list': 'pending', closed: 'booked' } as const;

const Caseload = ({ row: { name, clients, requests, capacity } }: { readonly row: TeamPractitioner }) => (
  <span className={styles.load}>
    {capacity === null ? texts('caseload.open', { clients }) : texts('caseload.of', { clients, capacity })}
    {capacity !== null && capacity > 0 && <Progress label={name} value={Math.min(clients, capacity)} max={capacity} />}
    {capacity !== null && clients >= capacity && <small>{texts('caseload.full')}</small>}
    {requests > 0 && <small>{texts('requests', { count: requests })}</small>}
  </span>
);

const nextOf = ({ account, hoursKnown, nextFree }: TeamPractitioner): string => {
  if (!account) return texts('next.nobody');
  if (nextFree) return formatDateTime(nextFree);
  return texts(hoursKnown ? 'next.none' : 'next.unknown');
};

const Ways = ({ row: { id, name, own, account } }: { readonly row: TeamPractitioner }) => {
  const admin = useSession(({ user }) => user?.role === 'admin');
  if (own)
    return (
      <span className={styles.ways}>
        <Link to="/matching/hours">{texts('go.hours')}</Link>
        <Link to="/matching/record">{texts('go.record')}</Link>
      </span>
    );
  if (!admin) return '–';
  return (
    <span className={styles.ways}>
      {account && !parseSampleName(name).sample && (
        <Link
          to={`/management/people?${new URLSearchParams({ q: name })}`}
          aria-label={texts('go.manage.of', { name })}
        >
          {texts('go.manage')}
        </Link>
      )}
      <OfferDialog practitionerId={id} name={parseSampleName(name).name} />
    </span>
  );
};

const Who = ({ row }: { readonly row: TeamPractitioner }) => {
  const { name, sample } = parseSampleName(row.name);
  return (
    <span className={styles.who}>
      <span>
        {name} {sample && <Badge tone="sample">{texts('sample')}</Badge>}{' '}
        {row.own && <Badge tone="other">{texts('you')}</Badge>}
      </span>
      <small>{texts('years', { approach: row.approach, experience: row.experience })}</small>
    </span>
  );
};

/** The columns of the list, in their order; asked for when drawn, as their heads are in the language of the page. */
export const columns = (): readonly Column<TeamPractitioner>[] => [
  { key: 'name', head: texts('name'), cell: (row) => <Who row={row} /> },
  {
    key: 'works',
    head: texts('works'),
    cell: ({ specializations, frameworks }) => (
      <span className={styles.who}>
        {specializations.join(', ')}
        <small>{frameworks.join(', ')}</small>
      </span>
    ),
  },
  { key: 'languages', head: texts('languages'), cell: ({ languages }) => languages.join(', ') },
  {
    key: 'state',
    head: texts('state'),
    cell: ({ availability }) => (
      <span>
        <Badge tone={tones[availability]}>{texts(`state.${availability}`)}</Badge>
      </span>
    ),
  },
  { key: 'caseload', head: texts('caseload'), cell: (row) => <Caseload row={row} /> },
  { key: 'next', head: texts('next'), cell: nextOf },
  { key: 'go', head: texts('go'), cell: (row) => <Ways row={row} /> },
];
