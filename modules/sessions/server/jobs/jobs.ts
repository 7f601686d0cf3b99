import type { Job } from '#core/contract/server';
import type { FreedTime } from './offer-earlier';
import type { Reminder } from './send-reminder';

/** Work that follows a change of a session. */
export interface SessionJobs {
  readonly sendReminder: Job<Reminder>;
  readonly offerEarlier: Job<FreedTime>;
}
