import type { Core } from '#core/contract/server';
import { contactRequests } from '#modules/safety/public';

/** For pages of the version before: goes together with the table `contact_wishes`, which nothing reads any more. */
export const requestContact = async (core: Core, userId: string): Promise<{ readonly ok: true }> => {
  await core.port(contactRequests).request(userId, 'reading');
  return { ok: true };
};
