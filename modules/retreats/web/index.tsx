import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';

const ownPlaces = () => import('./parts/booking/place-list').then((module) => module.PlaceList);

/** Pages of retreats; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/retreats', page: () => import('./pages/retreats-page').then((module) => module.RetreatsPage) },
    { path: '/retreats/places/:id', page: () => import('./pages/place-page').then((module) => module.PlacePage) },
    { path: '/retreats/:slug/book/:date', page: () => import('./pages/book-page').then((module) => module.BookPage) },
    {
      path: '/team-portal/retreats',
      page: () => import('./pages/studio-list-page').then((module) => module.StudioListPage),
    },
    { path: '/team-portal/retreats/led', page: () => import('./pages/led-page').then((module) => module.LedPage) },
    {
      path: '/team-portal/retreats/dates/:id',
      page: () => import('./pages/roster-page').then((module) => module.RosterPage),
    },
    {
      path: '/team-portal/retreats/:id',
      page: () => import('./pages/studio-page').then((module) => module.StudioPage),
    },
    { path: '/retreats/:slug', page: () => import('./pages/retreat-page').then((module) => module.RetreatPage) },
  ],
  fills: [
    fill('concierge.own-trips', ownPlaces),
    fill('journey.bookings', ownPlaces, 5),
    fill('team-portal.experiences', () => import('./parts/studio/team-links').then((module) => module.TeamLinks), 5),
  ],
});
