import { defineWeb, fill } from '#core/web';
import { practiceCalendars, practiceDay } from '#modules/sessions/public';
import { manifest } from '../module';

/** Calendars elsewhere, on a practitioner's page of other calendars; what waits for a decision, on their day too. */
export const web = defineWeb(manifest, {
  pages: [],
  fills: [
    fill(practiceCalendars, () => import('./parts/calendars').then((module) => module.Calendars)),
    fill(practiceDay, () => import('./parts/decisions').then((module) => module.Decisions)),
  ],
});
