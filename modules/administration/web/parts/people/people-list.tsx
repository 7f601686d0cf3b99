import { useState } from 'react';
import { formatDate, formatDateTime } from '#core/web';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import type { Pages } from '#core/web/lists/use-pages';
import { Badge, Button, EmptyState, Icon } from '#ui';
import type { Column } from '#ui/table/table';
import type { PersonView } from '../../../schemas/people';
import { texts } from '../../texts/texts';
import { nameOf, roles, sorts, states } from './people';
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
        {row.claimed ? (
          !row.emailProven && <small>{texts('people.unproven')}</small>
        ) : (
          <small>{texts('people.unclaimed')}</small>
        )}
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

/** Everybody with an account who fits the filters, and what may be changed about each. */
export const PeopleList = ({ pages, csv }: { readonly pages: Pages<PersonView>; readonly csv: string }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const person = pages.rows?.find(({ id }) => id === chosen);
  return (
    <>
      <StaffList
        list="people"
        caption={texts('people.caption')}
        columns={columnsOf(setChosen)}
        pages={pages}
        rowKey={({ id }) => id}
        search={{ label: texts('people.search') }}
        filters={[
          {
            name: 'role',
            label: texts('people.role'),
            any: texts('role.all'),
            options: roles.map((value) => ({ value, label: texts(`role.${value}`) })),
          },
          {
            name: 'state',
            label: texts('people.state'),
            any: texts('account.all'),
            options: states.map((value) => ({ value, label: texts(`account.${value}`) })),
          },
        ]}
        sorts={sorts.map((value) => ({ value, label: texts(`people.sort.${value}`) }))}
        csv={csv}
        empty={<EmptyState title={texts('people.nobody')} />}
      />
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
