import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getAssistant = endpoint<typeof contract.getAssistant>()('get', '/api/assistant');
export const askAssistant = endpoint<typeof contract.askAssistant>()('post', '/api/assistant/messages');
export const deleteConversation = endpoint<typeof contract.deleteConversation>()('delete', '/api/assistant/messages');
export const changeSettings = endpoint<typeof contract.changeSettings>()('put', '/api/assistant/settings');
export const rateAnswer = endpoint<typeof contract.rateAnswer>()('post', '/api/assistant/verdicts');
export const requestPerson = endpoint<typeof contract.requestPerson>()('post', '/api/assistant/hand-offs');

export const listOffers = endpoint<typeof contract.listOffers>()('get', '/api/offers');
export const countOffers = endpoint<typeof contract.countOffers>()('get', '/api/offers/counts');
export const listTeamOffers = endpoint<typeof contract.listTeamOffers>()('get', '/api/team/offers');
export const findTown = endpoint<typeof contract.findTown>()('post', '/api/concierge/towns');
export const planTrip = endpoint<typeof contract.planTrip>()('post', '/api/concierge/plans');

export const requestQuote = endpoint<typeof contract.requestQuote>()('post', '/api/ai-concierge-booking');
export const listOwnBookings = endpoint<typeof contract.listOwnBookings>()('get', '/api/bookings/me');
export const getBooking = endpoint<typeof contract.getBooking>()('get', '/api/bookings/:id');
export const acceptQuote = endpoint<typeof contract.acceptQuote>()('post', '/api/bookings/:id/accept');
export const counterQuote = endpoint<typeof contract.counterQuote>()('post', '/api/bookings/:id/counter');
export const cancelBooking = endpoint<typeof contract.cancelBooking>()('post', '/api/bookings/:id/cancel');
export const downloadCalendar = endpoint<typeof contract.downloadCalendar>()('get', '/api/bookings/:id/calendar.ics');
export const downloadItinerary = endpoint<typeof contract.downloadItinerary>()(
  'get',
  '/api/bookings/:id/itinerary.pdf',
);

export const listBookings = endpoint<typeof contract.listBookings>()('get', '/api/bookings');
export const exportBookings = endpoint<typeof contract.exportBookings>()('get', '/api/bookings.csv');
export const countBookings = endpoint<typeof contract.countBookings>()('get', '/api/bookings/counts');
export const getBookingNeeds = endpoint<typeof contract.getBookingNeeds>()('get', '/api/bookings/:id/needs');
export const sendQuote = endpoint<typeof contract.sendQuote>()('post', '/api/bookings/:id/proposals');
export const closeBooking = endpoint<typeof contract.closeBooking>()('post', '/api/bookings/:id/closing');

export const listStudioOffers = endpoint<typeof contract.listStudioOffers>()('get', '/api/studio/offers');
export const getStudioOffer = endpoint<typeof contract.getStudioOffer>()('get', '/api/studio/offers/:id');
export const createOffer = endpoint<typeof contract.createOffer>()('post', '/api/studio/offers');
export const saveOffer = endpoint<typeof contract.saveOffer>()('put', '/api/studio/offers/:id');
export const deleteOffer = endpoint<typeof contract.deleteOffer>()('delete', '/api/studio/offers/:id');
export const downloadOffers = endpoint<typeof contract.downloadOffers>()('get', '/api/studio/offers.csv');
