import { AccountLayout } from '../parts/layout/account-layout';
import { KnownAccount } from '../parts/layout/known-account';
import { AddressSection } from '../parts/security/address';
import { LeaveQuickly } from '../parts/security/leave-quickly';
import { PasswordSection } from '../parts/security/password-form';
import { Sessions } from '../parts/security/sessions';

/** `/account/security`: by what the person signs in, and where they are signed in. */
export const SecurityPage = () => (
  <AccountLayout part="security">
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
  </AccountLayout>
);
