import { defineSlot } from '#core/contract/public';

type Nothing = Record<string, never>;
/** Entries of everybody's quick actions on the dashboard: each a link with its name in `<b>` and one line in `<span>`; the list draws the rest. */
export const quickActions = defineSlot<Nothing>('journey.quick-actions');
/** The Platform Overview on `/dashboard`, which staff alone see. */
export const overview = defineSlot<Nothing>('journey.overview');
/** Sections of the inner portal (`/journey/...`) that another module draws: journeys and retreats with dates, */
export const experiences = defineSlot<Nothing>('journey.experiences');
/** the client's bookings, */
export const bookings = defineSlot<Nothing>('journey.bookings');
/** the practitioner who accompanies the client: who it is, what comes next, what is shared, */
export const practitioner = defineSlot<Nothing>('journey.practitioner');
/** the client's plan for the weeks after a journey, in the section `integration-support`, */
export const aftercare = defineSlot<Nothing>('journey.aftercare');
/** and the community. */
export const community = defineSlot<Nothing>('journey.community');
