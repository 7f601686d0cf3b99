import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { noticeBoard } from '#modules/community/public';
import { noticeMail } from '../mails';
import type { Booking } from '../models/booking';

/** What a person did to a booking and the team has to know. */
const teamEvents = {
  requested: { subject: 'New trip request', line: 'a quote is wanted' },
  accepted: { subject: 'Quote accepted:', line: 'the quote was accepted' },
  countered: { subject: 'Another quote is wanted:', line: 'another quote is wanted' },
  cancelled: { subject: 'Trip called off:', line: 'called off by the client' },
} as const;
type TeamEvent = keyof typeof teamEvents;

/** Tells everybody who answers requests: by mail to the team's address, and in the bell of each admin. */
export const notifyTeam = async (
  core: Core,
  trx: Knex.Transaction,
  { id, reference }: Pick<Booking, 'id' | 'reference'>,
  event: TeamEvent,
): Promise<void> => {
  const path = `/bookings/${id}`;
  const { subject, line } = teamEvents[event];
  const { contactEmail, baseUrl } = core.config;
  await core.mail.send(
    trx,
    noticeMail(contactEmail, `${subject} ${reference}`, `${reference}: ${line}.`, baseUrl + path),
  );
  const admins: { id: string }[] = await core.people.accounts(trx, 'admin').whereNull('suspended_at').orderBy('id');
  for (const board of core.ports(noticeBoard))
    for (const admin of admins)
      await board.post(trx, { userId: admin.id, aboutId: id, line: `${reference}: ${line}`, path });
};
