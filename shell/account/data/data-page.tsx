import { hasPage, Link, rich } from '#core/web';
import { Room, Section } from '../room';
import { texts } from '../texts/texts';
import { KnownAccount } from '../use-account';
import { ExportSection } from './export-section';
import { LeaveSection, Leaving } from './leave-section';

const privacyPage = '/privacy';
const privacy = (words: string) => (hasPage(privacyPage) ? <Link to={privacyPage}>{words}</Link> : words);

/** `/account/data`: what is kept, taking it along, leaving. */
export const DataPage = () => (
  <Room part="data">
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
  </Room>
);
