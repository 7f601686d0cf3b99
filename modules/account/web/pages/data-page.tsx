import { hasPage, Link, rich } from '#core/web';
import { ExportSection } from '../parts/data/export-section';
import { LeaveSection, Leaving } from '../parts/data/leave-section';
import { AccountLayout, Section } from '../parts/layout/account-layout';
import { KnownAccount } from '../parts/layout/known-account';
import { texts } from '../texts/texts';

const privacyPage = '/privacy';
const privacy = (words: string) => (hasPage(privacyPage) ? <Link to={privacyPage}>{words}</Link> : words);

/** `/account/data`: what is kept, taking it along, leaving. */
export const DataPage = () => (
  <AccountLayout part="data">
    <KnownAccount>
      {(account, reload) => (
        <>
          <Leaving account={account} reload={reload} />
          <Section title={texts('privacy')}>
            <p>{rich(texts('privacy.words'), { privacy })}</p>
          </Section>
          <ExportSection />
          <LeaveSection account={account} />
        </>
      )}
    </KnownAccount>
  </AccountLayout>
);
