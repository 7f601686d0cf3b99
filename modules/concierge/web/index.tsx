import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

const retreats = () => import('./parts/bookings/retreat-list').then((module) => module.RetreatList);
const trips = () => import('./parts/bookings/trip-list').then((module) => module.TripList);

/** The concierge's pages; the assistant and the messaging card over any page. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/concierge', page: () => import('./pages/trip-page').then((module) => module.TripPage) },
    {
      path: '/concierge/experiences',
      page: () => import('./pages/experiences-page').then((module) => module.ExperiencesPage),
    },
    { path: '/team-portal/offers', page: () => import('./pages/offers-page').then((module) => module.OffersPage) },
    { path: '/bookings', page: () => import('./pages/bookings-page').then((module) => module.BookingsPage) },
    { path: '/bookings/:id', page: () => import('./pages/booking-page').then((module) => module.BookingPage) },
  ],
  fills: [
    fill('journey.experiences', retreats),
    fill('journey.bookings', trips),
    fill('profile.experiences', retreats),
    fill('profile.bookings', trips),
    fill(
      'journey.quick-actions',
      () => import('./parts/bookings/bookings-action').then((module) => module.BookingsAction),
      40,
    ),
    fill('team-portal.travel', () => import('./parts/team/travel-tab').then((module) => module.TravelTab)),
    fill('team-portal.concierge', () => import('./parts/team/concierge-tab').then((module) => module.ConciergeTab)),
    fill('team-portal.experiences', () =>
      import('./parts/team/experiences-tab').then((module) => module.ExperiencesTab),
    ),
  ],
  overlays: {
    assistant: () => import('./parts/assistant/assistant-panel').then((module) => module.AssistantPanel),
    messaging: () => import('./parts/messaging/messaging-card').then((module) => module.MessagingCard),
  },
});
