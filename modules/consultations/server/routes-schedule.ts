import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  AvailabilityInput,
  AvailabilityView,
  OwnAppointment,
  OwnAppointmentQuery,
  RescheduleInput,
  ScheduleInput,
  ScheduleReceipt,
  SlotList,
  SlotQuery,
  TokenParams,
} from '../schemas/appointment';
import { presentBooking } from './present-desk';
import { IdParams, manage } from './routes-desk';
import { findRequest } from './service/find-request';
import { bookedOf, schedule } from './service/schedule/book';
import { findSlots } from './service/schedule/find-slots';
import { hoursOf, keepHours } from './service/schedule/hours';
import { cancelByStaff, moveByStaff } from './service/schedule/move';
import { appointmentOf, cancel, presentOwn, reschedule } from './service/schedule/own-appointment';

const byLink = { open: true, because: 'the secret in the mailed link says whose appointment it is' } as const;
const linkLimit = { points: 120, seconds: 600, by: 'address' } as const;

/** Hours of the staff, and booking by admins. */
export const scheduleRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/consultation-availability/me',
    access: manage,
    reply: AvailabilityView,
    handle: async ({ user, trx }) => {
      const hours = await hoursOf(trx, user.id);
      return respond(hours, { etag: hours.version });
    },
  }),
  route({
    method: 'put',
    path: '/api/consultation-availability/me',
    access: manage,
    body: AvailabilityInput,
    reply: AvailabilityView,
    ifMatch: 'optional',
    handle: async ({ user, body, request, trx }) => {
      const hours = await keepHours(core, trx, user.id, body, request.ifMatch);
      return respond(hours, { etag: hours.version });
    },
  }),
  route({
    method: 'get',
    path: '/api/consultation-requests/:id/slots',
    access: manage,
    params: IdParams,
    query: SlotQuery,
    reply: SlotList,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ query, loaded, trx }) => {
      const [booked] = await bookedOf(trx, loaded.id);
      // What is about to be moved is in nobody's way.
      return findSlots(core, trx, { ...query, ...(booked && { except: booked.id }) });
    },
  }),
  route({
    method: 'post',
    path: '/api/consultation-requests/:id/schedule',
    access: manage,
    params: IdParams,
    body: ScheduleInput,
    reply: ScheduleReceipt,
    idempotent: true,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentBooking(core, trx, await schedule(core, trx, user, params.id, body)),
  }),
  route({
    method: 'post',
    path: '/api/consultation-requests/:id/reschedule',
    access: manage,
    params: IdParams,
    body: ScheduleInput,
    reply: ScheduleReceipt,
    status: 200,
    idempotent: true,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentBooking(core, trx, await moveByStaff(core, trx, user, params.id, body)),
  }),
  route({
    method: 'post',
    path: '/api/consultation-requests/:id/cancel',
    access: manage,
    params: IdParams,
    reply: ScheduleReceipt,
    status: 200,
    load: ({ params, db }) => findRequest(db, params.id),
    handle: async ({ user, params, trx }) => presentBooking(core, trx, await cancelByStaff(core, trx, user, params.id)),
  }),
];

/** What the mailed link of a booking can do. */
export const appointmentRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/appointments/:token',
    access: byLink,
    params: TokenParams,
    query: OwnAppointmentQuery,
    reply: OwnAppointment,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: ({ loaded, query, trx }) => presentOwn(core, trx, loaded, query),
  }),
  route({
    method: 'post',
    path: '/api/appointments/:token/reschedule',
    access: byLink,
    params: TokenParams,
    body: RescheduleInput,
    reply: OwnAppointment,
    status: 200,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: async ({ params, body, trx }) =>
      presentOwn(core, trx, await reschedule(core, trx, params.token, body), { zone: body.zone }),
  }),
  route({
    method: 'post',
    path: '/api/appointments/:token/cancel',
    access: byLink,
    params: TokenParams,
    reply: OwnAppointment,
    status: 200,
    limit: linkLimit,
    load: ({ params, db }) => appointmentOf(db, params.token),
    handle: async ({ params, trx }) => presentOwn(core, trx, await cancel(core, trx, params.token)),
  }),
];
