import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { ScheduleInput } from '../../schemas/appointment';
import { createToken, hashToken } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { listBookings } from '../queries/bookings';
import { lockRequest } from '../queries/requests';
import { checkZone } from '../queries/slots';
import { setStatus } from './change-status';
import { notifyParticipants } from './notify-participants';
import { recordHistory } from './record-history';
import { reserveSlot } from './reserve-slot';

/** Books a time for a request and tells both sides. Throws 409 `slot_taken`, 409 `already-scheduled` and 422. */
export const scheduleConsultation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: ScheduleInput,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  checkZone(core, input.zone);
  const row = await lockRequest(trx, id);
  const taken = await reserveSlot(core, trx, input);
  if ((await listBookings(trx, id)).length > 0)
    throw conflict('already-scheduled', 'A consultation is booked already. It can be moved or cancelled by its link.');
  const token = createToken();
  const appointment = await writing(
    ConsultationAppointment.query(trx)
      .insertAndFetch({
        ...taken,
        requestId: id,
        staffId: input.staffId,
        zone: input.zone,
        tokenHash: hashToken(token),
      })
      .execute(),
  );
  const request = await setStatus(trx, row, 'contacted');
  await recordHistory(core, trx, id, {
    kind: 'scheduled',
    actor: user.id,
    ...(row.status !== 'contacted' && { from: row.status, to: 'contacted' as const }),
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'consultations.schedule',
    subject: row.userId,
    object: id,
    detail: { appointment: appointment.id },
  });
  await notifyParticipants(core, trx, { what: 'booked', appointment, request, token });
  return { appointment, request };
};
