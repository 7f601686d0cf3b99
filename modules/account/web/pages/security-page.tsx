import { getPageData } from '#core/web';
import { AccountLayout, Section } from '../parts/layout/account-layout';
import { KnownAccount } from '../parts/layout/known-account';
import { AddressSection } from '../parts/security/address';
import { PasswordSection } from '../parts/security/password-form';
import { SecondFactor } from '../parts/security/second-factor';
import { Sessions } from '../parts/security/sessions';
import { texts } from '../texts/texts';

/** How to leave the site in a hurry, where people look for what protects them. */
const LeaveQuickly = () => (
  <Section title={texts('quickly')}>
    <p>{texts('quickly.how')}</p>
  </Section>
);

/** `/account/security`: by what the person signs in, and where they are signed in. */
export const SecurityPage = () => (
  <AccountLayout part="security">
    <KnownAccount>
      {(account, reload) => (
        <>
          {!getPageData().signIn.external && <SecondFactor />}
          <AddressSection account={account} reload={reload} />
          <PasswordSection account={account} />
          <Sessions />
          <LeaveQuickly />
        </>
      )}
    </KnownAccount>
  </AccountLayout>
);
