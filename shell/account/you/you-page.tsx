import { Room, Section } from '../room';
import { texts } from '../texts/texts';
import { KnownAccount } from '../use-account';
import { ChoicesForm } from './choices';
import { NameForm } from './name-form';
import { Picture } from './picture';
import { ZoneField } from './zone-field';

/** `/account`: who the person is, and how the product speaks to them. */
export const YouPage = () => (
  <Room part="you">
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
  </Room>
);
