import type { ReactNode } from 'react';
import { Link } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { opensUniverseTwo } from '#modules/profile/public';
import { LinkButton } from '#ui';
import { pathOf } from '../../../lib/views';
import { Remaining } from './locked';
import styles from './sections.module.css';
import { texts } from './texts/texts';
import { Ways } from './ways';

const paragraphs = (room: 'universe-2-intro' | 'premium-concierge' | 'integration-support'): ReactNode =>
  (['first', 'second'] as const).map((which) => <p key={which}>{texts(`${room}.${which}`)}</p>);

/** What travelling adds; as a preview it says what remains until everything opens. */
export const UniverseSection = ({ journey }: { readonly journey: JourneyOverview }) => (
  <div className={styles.body}>
    {paragraphs('universe-2-intro')}
    {!opensUniverseTwo(journey) && (
      <section className={styles.locked} aria-labelledby="remains">
        <h2 id="remains">{texts('remains')}</h2>
        <Remaining rule="universe-two" journey={journey} />
      </section>
    )}
  </div>
);

/** The concierge, and what can be looked at from here. */
export const ConciergeSection = () => (
  <div className={styles.body}>
    {paragraphs('premium-concierge')}
    <Ways
      label={texts('premium-concierge.title')}
      ways={[
        { to: '/concierge', title: texts('concierge.plan'), line: texts('concierge.plan.line') },
        ...(['retreat-explorer', 'integration-support'] as const).map((view) => ({
          to: pathOf(view),
          title: texts(`${view}.title`),
          line: texts(`${view}.line`),
        })),
      ]}
    />
  </div>
);

/** After a journey: the plan for the time at home, and who is there. */
export const IntegrationSection = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>
    {paragraphs('integration-support')}
    {children}
    <Ways
      label={texts('integration-support.title')}
      ways={[
        { to: pathOf('practitioner'), title: texts('practitioner.title'), line: texts('integration.person') },
        { to: pathOf('community'), title: texts('community.title'), line: texts('integration.pods') },
      ]}
    />
    <LinkButton as={Link} to="/help-now">
      {texts('support.now')}
    </LinkButton>
  </div>
);
