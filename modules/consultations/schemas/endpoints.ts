import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const requestConsultation = endpoint<typeof contract.requestConsultation>()(
  'post',
  '/api/consultation-requests',
);
export const sendContactRequest = endpoint<typeof contract.sendContactRequest>()('post', '/api/contact-requests');
export const withdrawContactRequest = endpoint<typeof contract.withdrawContactRequest>()(
  'post',
  '/api/contact-requests/withdraw',
);
export const getProgress = endpoint<typeof contract.getProgress>()('post', '/api/contact-requests/status');
export const listContactRequests = endpoint<typeof contract.listContactRequests>()('get', '/api/contact-requests');

export const listRequests = endpoint<typeof contract.listRequests>()('get', '/api/consultation-requests');
export const countRequests = endpoint<typeof contract.countRequests>()('get', '/api/consultation-requests/counts');
export const getRequest = endpoint<typeof contract.getRequest>()('get', '/api/consultation-requests/:id');
export const changeStatus = endpoint<typeof contract.changeStatus>()('patch', '/api/consultation-requests/:id');
export const deleteRequest = endpoint<typeof contract.deleteRequest>()('delete', '/api/consultation-requests/:id');
export const exportRequest = endpoint<typeof contract.exportRequest>()('get', '/api/consultation-requests/:id/export');
export const addNote = endpoint<typeof contract.addNote>()('post', '/api/consultation-requests/:id/notes');
export const regenerateProfile = endpoint<typeof contract.regenerateProfile>()(
  'post',
  '/api/consultation-requests/:id/regenerate',
);

export const getOwnHours = endpoint<typeof contract.getOwnHours>()('get', '/api/consultation-availability/me');
export const saveOwnHours = endpoint<typeof contract.saveOwnHours>()('put', '/api/consultation-availability/me');
export const listSlots = endpoint<typeof contract.listSlots>()('get', '/api/consultation-requests/:id/slots');
export const scheduleConsultation = endpoint<typeof contract.scheduleConsultation>()(
  'post',
  '/api/consultation-requests/:id/schedule',
);
export const rescheduleConsultation = endpoint<typeof contract.rescheduleConsultation>()(
  'post',
  '/api/consultation-requests/:id/reschedule',
);
export const cancelConsultation = endpoint<typeof contract.cancelConsultation>()(
  'post',
  '/api/consultation-requests/:id/cancel',
);

export const getOwnAppointment = endpoint<typeof contract.getOwnAppointment>()('get', '/api/appointments/:token');
export const rescheduleOwnAppointment = endpoint<typeof contract.rescheduleOwnAppointment>()(
  'post',
  '/api/appointments/:token/reschedule',
);
export const cancelOwnAppointment = endpoint<typeof contract.cancelOwnAppointment>()(
  'post',
  '/api/appointments/:token/cancel',
);
