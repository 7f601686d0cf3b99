import { Slot } from '#core/web';
import { accountMail } from '../../public';
import { AccountLayout, Section } from '../parts/layout/account-layout';
import { texts } from '../texts/texts';

const nothing = {};

/** `/account/mail`: which mails one gets, kind by kind. */
export const MailPage = () => (
  <AccountLayout part="mail">
    <Section title={texts('mail.chosen')}>
      <p className="quiet">{texts('mail.always')}</p>
      <Slot of={accountMail} with={nothing} />
    </Section>
  </AccountLayout>
);
