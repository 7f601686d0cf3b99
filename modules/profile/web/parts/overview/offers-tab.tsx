import { getPageData, Link, Slot } from '#core/web';
import { EmptyState, LinkButton } from '#ui';
import { opensUniverseTwo } from '../../../lib/scores';
import { profileBookings, profileExperiences, whatRemains } from '../../../public';
import type { JourneyOverview } from '../../../schemas/overview';
import styles from './offers-tab.module.css';
import { texts } from './texts/texts';

const concierge = (): boolean => getPageData().modules.some(({ id }) => id === 'concierge');

const Return = () => (
  <p>
    <Link to="/profile">{texts('returnToOverview')}</Link>
  </p>
);

const Experiences = () => (
  <Slot
    of={profileExperiences}
    with={{}}
    fallback={
      <EmptyState
        title={texts('discover')}
        action={
          concierge() && (
            <LinkButton as={Link} to="/concierge">
              {texts('browse')}
            </LinkButton>
          )
        }
      >
        {texts('discover.text')}
      </EmptyState>
    }
  />
);

/** Experiences that can be joined, with start, place and price; for a client by the rule of the second universe. */
export const ExperiencesTab = ({ journey }: { readonly journey: JourneyOverview | null }) => (
  <div className={styles.tab}>
    {journey && !opensUniverseTwo(journey) ? <Slot of={whatRemains} with={{ journey }} /> : <Experiences />}
    <Return />
  </div>
);

/** What the client has asked for and booked. */
export const BookingsTab = () => (
  <div className={styles.tab}>
    <Slot of={profileBookings} with={{}} fallback={<p>{texts('bookings.none')}</p>} />
    <Return />
  </div>
);
