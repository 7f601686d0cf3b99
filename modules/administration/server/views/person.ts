import type { HostAccount } from '#core/contract/host-ports';
import type { PersonView } from '../../schemas/people';

/** An account as the team's list shows it. */
export const toPersonView = ({ emailVerified, ...account }: HostAccount): PersonView => ({
  ...account,
  emailProven: emailVerified,
  state: account.suspendedAt === null ? 'active' : 'suspended',
});
