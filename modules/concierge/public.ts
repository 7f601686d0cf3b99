import { defineSlot } from '#core/contract/public';

/** On top of a person's trips: what they booked elsewhere in the product. */
export const ownTrips = defineSlot<Record<string, never>>('concierge.own-trips');
