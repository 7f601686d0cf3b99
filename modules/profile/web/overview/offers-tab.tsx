import { Link, pageData, Slot } from '#core/web';
import { EmptyState, LinkButton } from '#ui';
import { journeyBookings, journeyExperiences } from '../../public';
import styles from './offers-tab.module.css';
import { texts } from './texts/texts';

const concierge = (): boolean => pageData().modules.some(({ id }) => id === 'concierge');

const Return = () => (
  <p>
    <Link to="/profile">{texts('returnToOverview')}</Link>
  </p>
);

/** Experiences that can be joined, with start, place and price. */
export const ExperiencesTab = () => (
  <div className={styles.tab}>
    <Slot
      of={journeyExperiences}
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
    <Return />
  </div>
);

/** What the client has asked for and booked. */
export const BookingsTab = () => (
  <div className={styles.tab}>
    <Slot of={journeyBookings} with={{}} fallback={<p>{texts('bookings.none')}</p>} />
    <Return />
  </div>
);
