import { teamConcierge, teamExperiences, teamTravel } from '#core/contract/team-slots';
import { defineWeb, fill } from '#core/web';
import { dashboardActions, journeyBookings, journeyExperiences } from '#modules/profile/public';
import { manifest } from '../module';

/** The concierge's pages; the assistant and the messaging card over any page. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/concierge', page: () => import('./trip/trip-page').then((module) => module.TripPage) },
    {
      path: '/concierge/experiences',
      page: () => import('./bookings/experiences-page').then((module) => module.ExperiencesPage),
    },
    { path: '/bookings', page: () => import('./bookings/bookings-page').then((module) => module.BookingsPage) },
    { path: '/bookings/:id', page: () => import('./bookings/booking-page').then((module) => module.BookingPage) },
  ],
  fills: [
    fill(journeyExperiences, () => import('./bookings/retreat-list').then((module) => module.RetreatList)),
    fill(journeyBookings, () => import('./bookings/trip-list').then((module) => module.TripList)),
    fill(dashboardActions, () => import('./bookings/bookings-action').then((module) => module.BookingsAction), 40),
    fill(teamTravel, () => import('./team/travel-tab').then((module) => module.TravelTab)),
    fill(teamConcierge, () => import('./team/concierge-tab').then((module) => module.ConciergeTab)),
    fill(teamExperiences, () => import('./team/experiences-tab').then((module) => module.ExperiencesTab)),
  ],
  overlays: {
    assistant: () => import('./assistant/assistant-panel').then((module) => module.AssistantPanel),
    messaging: () => import('./messaging/messaging-card').then((module) => module.MessagingCard),
  },
});
