import type { HostAccount } from '#core/contract/host-ports';
import type { CsvColumn } from '#core/contract/list';
import type { PersonView } from '../../schemas/people';

/** An account as the team's list shows it. */
export const toPersonView = ({ emailVerified, ...account }: HostAccount): PersonView => ({
  ...account,
  emailProven: emailVerified,
  state: account.suspendedAt === null ? 'active' : 'suspended',
});

/** The list of people as a file. */
export const personColumns: readonly CsvColumn<PersonView>[] = [
  { head: 'First name', cell: ({ firstName }) => firstName },
  { head: 'Last name', cell: ({ lastName }) => lastName },
  { head: 'Email', cell: ({ email }) => email },
  { head: 'Email confirmed', cell: ({ emailProven }) => (emailProven ? 'yes' : 'no') },
  { head: 'Role', cell: ({ role }) => role },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Joined', cell: ({ createdAt }) => createdAt },
  { head: 'Last seen', cell: ({ lastSeenAt }) => lastSeenAt },
];
