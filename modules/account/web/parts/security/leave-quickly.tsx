import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';

/** How to leave the site in a hurry, where people look for what protects them. */
export const LeaveQuickly = () => (
  <Section title={texts('quickly')}>
    <p>{texts('quickly.how')}</p>
  </Section>
);
