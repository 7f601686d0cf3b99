import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { ScheduleInput } from '../../schemas/appointment';
import { hashOf, newToken } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { lockRequest } from '../queries/requests';
import { requireZone } from '../queries/slots';
import { setStatus } from './change-status';
import { tellBoth } from './notify-participants';
import { remember } from './record-history';
import { take } from './reserve-slot';

/** The booking of a request that lies ahead, if any. */
export const bookedOf = (db: Knex, requestId: string): Promise<ConsultationAppointment[]> =>
  ConsultationAppointment.query(db)
    .where({ request_id: requestId, status: 'confirmed' })
    .whereRaw('ends_at > now()')
    .execute();

/** Books a time for a request and tells both sides. Throws 409 `slot_taken`, 409 `already-scheduled` and 422. */
export const schedule = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  input: ScheduleInput,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  requireZone(core, input.zone);
  const row = await lockRequest(trx, id);
  const taken = await take(core, trx, input);
  if ((await bookedOf(trx, id)).length > 0)
    throw conflict('already-scheduled', 'A consultation is booked already. It can be moved or cancelled by its link.');
  const token = newToken();
  const appointment = await writing(
    ConsultationAppointment.query(trx)
      .insertAndFetch({
        ...taken,
        requestId: id,
        staffId: input.staffId,
        zone: input.zone,
        tokenHash: hashOf(token),
      })
      .execute(),
  );
  const request = await setStatus(trx, row, 'contacted');
  await remember(core, trx, id, {
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
  await tellBoth(core, trx, { what: 'booked', appointment, request, token });
  return { appointment, request };
};
