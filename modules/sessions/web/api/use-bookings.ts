import { refreshAnswers, useChannel } from '#core/web';
import { getBooking, getSessionSlots, listBookings, listOffers } from '../../schemas/endpoints';

/** Everything that shows a client's sessions or free times. */
export const refreshBookings = (): Promise<void> =>
  refreshAnswers(listBookings, getBooking, listOffers, getSessionSlots);

/** Asks anew when a session, a match or a payment was changed. */
export const useSessionNews = (reload: () => void): void =>
  useChannel(null, (event) => {
    if (/^(sessions|matches|money)\.|^reconnected$/.test(event)) reload();
  });
