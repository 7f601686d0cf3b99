import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelConsultation } from '../actions/cancel-consultation';
import { cancelOwnAppointment } from '../actions/cancel-own-appointment';
import { rescheduleConsultation } from '../actions/reschedule-consultation';
import { rescheduleOwnAppointment } from '../actions/reschedule-own-appointment';
import { saveOwnHours } from '../actions/save-own-hours';
import { scheduleConsultation } from '../actions/schedule-consultation';
import { listBookings } from '../queries/bookings';
import { findHours } from '../queries/hours';
import { getOwnAppointment, getOwnAppointmentView } from '../queries/own-appointment';
import { toBookingReply } from '../queries/request-view';
import { findRequest } from '../queries/requests';
import { findSlots } from '../queries/slots';

const manage = { permission: 'consultations.manage' } as const;
const byLink = { open: true, because: 'the secret in the mailed link says whose appointment it is' } as const;
const linkLimit = { points: 120, seconds: 600, by: 'address' } as const;

const hours = (core: Core) => ({
  getOwnHours: implement(api.getOwnHours, contract.getOwnHours, {
    access: manage,
    handle: async ({ user, trx }) => {
      const hours = await findHours(trx, user.id);
      return respond(hours, { etag: hours.version });
    },
  }),
  saveOwnHours: implement(api.saveOwnHours, contract.saveOwnHours, {
    access: manage,
    handle: async ({ user, body, request, trx }) => {
      const hours = await saveOwnHours(core, trx, user.id, body, request.ifMatch);
      return respond(hours, { etag: hours.version });
    },
  }),
});

const booking = (core: Core) => ({
  listSlots: implement(api.listSlots, contract.listSlots, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ query, loaded, trx }) => {
      const [booked] = await listBookings(trx, loaded.id);
      // What is about to be moved is in nobody's way.
      return findSlots(core, trx, { ...query, ...(booked && { except: booked.id }) });
    },
  }),
  scheduleConsultation: implement(api.scheduleConsultation, contract.scheduleConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      toBookingReply(core, trx, await scheduleConsultation(core, trx, user, params.id, body)),
  }),
  rescheduleConsultation: implement(api.rescheduleConsultation, contract.rescheduleConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      toBookingReply(core, trx, await rescheduleConsultation(core, trx, user, params.id, body)),
  }),
  cancelConsultation: implement(api.cancelConsultation, contract.cancelConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) =>
      toBookingReply(core, trx, await cancelConsultation(core, trx, user, params.id)),
  }),
});

const byMailedLink = (core: Core) => ({
  getOwnAppointment: implement(api.getOwnAppointment, contract.getOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => getOwnAppointment(db, params.token),
    handle: ({ loaded, query, trx }) => getOwnAppointmentView(core, trx, loaded, query),
  }),
  rescheduleOwnAppointment: implement(api.rescheduleOwnAppointment, contract.rescheduleOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => getOwnAppointment(db, params.token),
    handle: async ({ params, body, trx }) =>
      getOwnAppointmentView(core, trx, await rescheduleOwnAppointment(core, trx, params.token, body), {
        zone: body.zone,
      }),
  }),
  cancelOwnAppointment: implement(api.cancelOwnAppointment, contract.cancelOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => getOwnAppointment(db, params.token),
    handle: async ({ params, trx }) =>
      getOwnAppointmentView(core, trx, await cancelOwnAppointment(core, trx, params.token)),
  }),
});

/** Hours of the staff, booking by admins, and what the mailed link of a booking can do. */
export const appointmentRoutes = (core: Core) => ({ ...hours(core), ...booking(core), ...byMailedLink(core) });
