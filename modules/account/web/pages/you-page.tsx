import { AccountLayout, Section } from '../parts/layout/account-layout';
import { KnownAccount } from '../parts/layout/known-account';
import { ChoicesForm } from '../parts/you/choices';
import { NameForm } from '../parts/you/name-form';
import { Picture } from '../parts/you/picture';
import { ZoneField } from '../parts/you/zone-field';
import { texts } from '../texts/texts';

/** `/account`: who the person is, and how the product speaks to them. */
export const YouPage = () => (
  <AccountLayout part="you">
    <KnownAccount>
      {(account, reload) => (
        <>
          <Section title={texts('name')}>
            <Picture account={account} reload={reload} />
            <NameForm account={account} />
          </Section>
          <Section title={texts('choices')}>
            <ChoicesForm />
            <ZoneField account={account} />
          </Section>
        </>
      )}
    </KnownAccount>
  </AccountLayout>
);
