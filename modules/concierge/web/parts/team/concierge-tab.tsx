import { useSession } from '#core/web';
import { OfferRows } from './offer-rows';
import { Requests } from './requests';
import styles from './team.module.css';
import { texts } from './texts/texts';

/** The team's Concierge tab: quote requests for admins, and what the concierge can arrange for the whole team. */
export const ConciergeTab = () => {
  const admin = useSession(({ user }) => user?.role === 'admin');
  const offers = (
    <section className={styles.tab} aria-labelledby="concierge-offers">
      <h2 id="concierge-offers">{texts('dining')}</h2>
      <OfferRows category="restaurant" />
    </section>
  );
  return (
    <div className={styles.tab}>
      {admin ? (
        <Requests>{offers}</Requests>
      ) : (
        <>
          <p className="quiet">{texts('requests.admins')}</p>
          {offers}
        </>
      )}
    </div>
  );
};
