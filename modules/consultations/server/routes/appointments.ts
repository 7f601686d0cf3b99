import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelByStaff, moveByStaff } from '../actions/reschedule-consultation';
import { hoursOf, keepHours } from '../actions/save-own-hours';
import { bookedOf, schedule } from '../actions/schedule-consultation';
import { appointmentOf, cancel, presentOwn, reschedule } from '../queries/own-appointment';
import { presentBooking } from '../queries/request-view';
import { findRequest } from '../queries/requests';
import { findSlots } from '../queries/slots';

const manage = { permission: 'consultations.manage' } as const;
const byLink = { open: true, because: 'the secret in the mailed link says whose appointment it is' } as const;
const linkLimit = { points: 120, seconds: 600, by: 'address' } as const;

const hours = (core: Core) => ({
  getOwnHours: implement(api.getOwnHours, contract.getOwnHours, {
    access: manage,
    handle: async ({ user, trx }) => {
      const hours = await hoursOf(trx, user.id);
      return respond(hours, { etag: hours.version });
    },
  }),
  saveOwnHours: implement(api.saveOwnHours, contract.saveOwnHours, {
    access: manage,
    handle: async ({ user, body, request, trx }) => {
      const hours = await keepHours(core, trx, user.id, body, request.ifMatch);
      return respond(hours, { etag: hours.version });
    },
  }),
});

const booking = (core: Core) => ({
  listSlots: implement(api.listSlots, contract.listSlots, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ query, loaded, trx }) => {
      const [booked] = await bookedOf(trx, loaded.id);
      // What is about to be moved is in nobody's way.
      return findSlots(core, trx, { ...query, ...(booked && { except: booked.id }) });
    },
  }),
  scheduleConsultation: implement(api.scheduleConsultation, contract.scheduleConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentBooking(core, trx, await schedule(core, trx, user, params.id, body)),
  }),
  rescheduleConsultation: implement(api.rescheduleConsultation, contract.rescheduleConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentBooking(core, trx, await moveByStaff(core, trx, user, params.id, body)),
  }),
  cancelConsultation: implement(api.cancelConsultation, contract.cancelConsultation, {
    access: manage,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) => presentBooking(core, trx, await cancelByStaff(core, trx, user, params.id)),
  }),
});

const byMailedLink = (core: Core) => ({
  getOwnAppointment: implement(api.getOwnAppointment, contract.getOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: ({ loaded, query, trx }) => presentOwn(core, trx, loaded, query),
  }),
  rescheduleOwnAppointment: implement(api.rescheduleOwnAppointment, contract.rescheduleOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: async ({ params, body, trx }) =>
      presentOwn(core, trx, await reschedule(core, trx, params.token, body), { zone: body.zone }),
  }),
  cancelOwnAppointment: implement(api.cancelOwnAppointment, contract.cancelOwnAppointment, {
    access: byLink,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: async ({ params, trx }) => presentOwn(core, trx, await cancel(core, trx, params.token)),
  }),
});

/** Hours of the staff, booking by admins, and what the mailed link of a booking can do. */
export const appointmentRoutes = (core: Core) => ({ ...hours(core), ...booking(core), ...byMailedLink(core) });
