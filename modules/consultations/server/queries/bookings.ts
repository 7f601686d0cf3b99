import type { Knex } from 'knex';
import { ConsultationAppointment } from '../models/consultation-appointment';

/** The booking of a request that lies ahead, if any. */
export const listBookings = (db: Knex, requestId: string): Promise<ConsultationAppointment[]> =>
  ConsultationAppointment.query(db)
    .where({ request_id: requestId, status: 'confirmed' })
    .whereRaw('ends_at > now()')
    .execute();
