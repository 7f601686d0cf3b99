import { emailVerified, roleGranted } from '#core/contract/hooks';
import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { consultationChanged } from '../schemas/events';
import { ConsultationHours } from './models/consultation-hours';
import { ConsultationRequest } from './models/consultation-request';

/** The channel that open inboxes listen to; only admins may join it. */
const inboxChannel = 'admin:consultations';

/** What was sent as a visitor from an address becomes part of the account once the address is verified as that person's. */
const attach = async (core: Core, userId: string): Promise<void> => {
  const person = await core.people.contact(core.db, userId);
  if (!person) return;
  await ConsultationRequest.query(core.db)
    .patch({ userId })
    .whereNull('user_id')
    .whereRaw('lower(email) = ?', [person.email.toLowerCase()]);
};

/** What this module does when something happened elsewhere, or here and is committed. */
export const reactions = (core: Core): Subscription[] => [
  reactTo(consultationChanged, async ({ requestId, change }) => {
    core.realtime.publish(inboxChannel, 'consultations.changed', { requestId, change });
  }),
  reactTo(emailVerified, ({ userId }) => attach(core, userId)),
  reactTo(roleGranted, async ({ userId, role }) => {
    if (role !== 'admin') await ConsultationHours.query(core.db).deleteById(userId);
  }),
];
