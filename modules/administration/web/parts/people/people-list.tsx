import { useState } from 'react';
import { formatDate, formatDateTime, Link } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import type { Pages } from '#core/web/lists/use-pages';
import { Badge, Button, EmptyState, Icon } from '#ui';
import { type Column, Table } from '#ui/table/table';
import type { PersonView } from '../../../schemas/people';
import { peoplePath } from '../../paths';
import { texts } from '../../texts/texts';
import { nameOf } from './people';
import styles from './people.module.css';
import { PersonDialog } from './person-dialog';

const columnsOf = (open: (id: string) => void): readonly Column<PersonView>[] => [
  {
    key: 'person',
    head: texts('people.person'),
    cell: (row) => (
      <span className={styles.who}>
        {nameOf(row)}
        <small>{row.email}</small>
        {!row.emailProven && <small>{texts('people.unproven')}</small>}
      </span>
    ),
  },
  { key: 'role', head: texts('people.role'), cell: ({ role }) => texts(`role.${role}`) },
  {
    key: 'state',
    head: texts('people.state'),
    cell: ({ state }) => (
      <span>
        <Badge tone={state === 'active' ? 'reviewed' : 'booked'}>{texts(`account.${state}`)}</Badge>
      </span>
    ),
  },
  {
    key: 'seen',
    head: texts('people.seen'),
    cell: ({ lastSeenAt, sessions }) => (
      <span className={styles.seen}>
        {lastSeenAt ? formatDateTime(lastSeenAt) : texts('people.nowhere')}
        {sessions > 0 && <small>{texts('people.sessions', { count: sessions })}</small>}
      </span>
    ),
  },
  { key: 'joined', head: texts('people.joined'), cell: ({ createdAt }) => formatDate(createdAt, 'medium') },
  {
    key: 'change',
    head: texts('people.change'),
    actions: true,
    cell: (row) => (
      <span>
        <Button
          variant="bare"
          onClick={() => open(row.id)}
          aria-label={texts('people.change.of', { name: nameOf(row) })}
        >
          {texts('people.change')}
          <Icon name="arrow" size={16} />
        </Button>
      </span>
    ),
  },
];

const Nobody = () => (
  <EmptyState title={texts('people.none')} action={<Link to={peoplePath}>{texts('people.clear')}</Link>}>
    <p>{texts('people.none.more')}</p>
  </EmptyState>
);

/** Everybody with an account who fits the filters, and what may be changed about each. */
export const PeopleList = ({ pages }: { readonly pages: Pages<PersonView> }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const person = pages.rows?.find(({ id }) => id === chosen);
  return (
    <>
      <PagedList pages={pages} loading={texts('people.loading')} retry={texts('again')} empty={<Nobody />}>
        {(rows) => (
          <Table
            caption={texts('people.caption')}
            captionHidden
            columns={columnsOf(setChosen)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      {person && (
        <PersonDialog
          person={person}
          onChanged={(changed) => pages.change((rows) => rows.map((row) => (row.id === changed.id ? changed : row)))}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};
