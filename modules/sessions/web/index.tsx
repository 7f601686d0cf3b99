import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** A client's sessions, and a practitioner's day, calendar and services. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/sessions', page: () => import('./pages/sessions-page').then((module) => module.SessionsPage) },
    { path: '/sessions/:id', page: () => import('./pages/session-page').then((module) => module.SessionPage) },
    { path: '/practice', page: () => import('./pages/day-page').then((module) => module.DayPage) },
    { path: '/practice/calendar', page: () => import('./pages/calendar-page').then((module) => module.CalendarPage) },
    {
      path: '/practice/calendars',
      page: () => import('./pages/calendars-page').then((module) => module.CalendarsPage),
    },
    { path: '/practice/services', page: () => import('./pages/services-page').then((module) => module.ServicesPage) },
  ],
});
