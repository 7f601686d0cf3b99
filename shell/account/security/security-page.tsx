import { Room } from '../room';
import { KnownAccount } from '../use-account';
import { AddressSection } from './address';
import { LeaveQuickly } from './leave-quickly';
import { PasswordSection } from './password-form';
import { Sessions } from './sessions';

/** `/account/security`: by what the person signs in, and where they are signed in. */
export const SecurityPage = () => (
  <Room part="security">
    <KnownAccount>
      {(account, reload) => (
        <>
          <AddressSection account={account} reload={reload} />
          <PasswordSection account={account} />
          <Sessions />
          <LeaveQuickly />
        </>
      )}
    </KnownAccount>
  </Room>
);
