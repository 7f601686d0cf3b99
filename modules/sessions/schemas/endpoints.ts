import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listServices = endpoint<typeof contract.listServices>()('get', '/api/sessions/services');
export const createService = endpoint<typeof contract.createService>()('post', '/api/sessions/services');
export const changeService = endpoint<typeof contract.changeService>()('put', '/api/sessions/services/:id');
export const deleteService = endpoint<typeof contract.deleteService>()('delete', '/api/sessions/services/:id');
export const getRules = endpoint<typeof contract.getRules>()('get', '/api/sessions/rules');
export const saveRules = endpoint<typeof contract.saveRules>()('put', '/api/sessions/rules');

export const getCalendar = endpoint<typeof contract.getCalendar>()('get', '/api/sessions/calendar');
export const listSessionClients = endpoint<typeof contract.listSessionClients>()('get', '/api/sessions/clients');
export const createSession = endpoint<typeof contract.createSession>()('post', '/api/sessions/calendar');
export const moveSession = endpoint<typeof contract.moveSession>()('patch', '/api/sessions/calendar/:id');
export const cancelSession = endpoint<typeof contract.cancelSession>()('post', '/api/sessions/calendar/:id/cancel');
export const markAttendance = endpoint<typeof contract.markAttendance>()('patch', '/api/sessions/places/:id');

export const listOffers = endpoint<typeof contract.listOffers>()('get', '/api/sessions/offers');
export const getSessionSlots = endpoint<typeof contract.getSessionSlots>()('get', '/api/sessions/offers/:id/slots');
export const bookSession = endpoint<typeof contract.bookSession>()('post', '/api/sessions/bookings');
export const buyPackage = endpoint<typeof contract.buyPackage>()('post', '/api/sessions/packages');
export const listBookings = endpoint<typeof contract.listBookings>()('get', '/api/sessions/bookings');
export const getBooking = endpoint<typeof contract.getBooking>()('get', '/api/sessions/bookings/:id');
export const moveBooking = endpoint<typeof contract.moveBooking>()('patch', '/api/sessions/bookings/:id');
export const cancelBooking = endpoint<typeof contract.cancelBooking>()('post', '/api/sessions/bookings/:id/cancel');
export const waitEarlier = endpoint<typeof contract.waitEarlier>()('put', '/api/sessions/bookings/:id/earlier');
export const stopWaiting = endpoint<typeof contract.stopWaiting>()('delete', '/api/sessions/bookings/:id/earlier');
export const answerEarlierOffer = endpoint<typeof contract.answerEarlierOffer>()(
  'post',
  '/api/sessions/earlier-offers/:id',
);

export const getRoom = endpoint<typeof contract.getRoom>()('get', '/api/sessions/calendar/:id/room');
export const downloadSession = endpoint<typeof contract.downloadSession>()('get', '/api/sessions/calendar/:id/file');
export const getFeed = endpoint<typeof contract.getFeed>()('get', '/api/sessions/feed');
export const createFeed = endpoint<typeof contract.createFeed>()('post', '/api/sessions/feed');
export const revokeFeed = endpoint<typeof contract.revokeFeed>()('delete', '/api/sessions/feed');
export const readFeed = endpoint<typeof contract.readFeed>()('get', '/api/sessions/feeds/:token');
