import { Type } from '@sinclair/typebox';
import { AssistantView, HandOff, HandOffReceipt, Question, Settings, Verdict } from './assistant';
import {
  BookingCounts,
  BookingFilters,
  BookingNeeds,
  BookingQuery,
  BookingReceipt,
  BookingRow,
  BookingView,
  ClosingInput,
  CounterInput,
  ProposalInput,
} from './booking';
import { Line } from './line';
import { OfferCountQuery, OfferCounts, OfferQuery, OfferView, TeamOfferView } from './offer';
import { IdParams } from './parts';
import { OfferIdParams, OfferInput, StudioOffer, StudioOfferFilters, StudioOfferQuery } from './studio-offer';
import { BookingInput, PlanInput, PlanView, PointInput, TownView } from './trip';

export const getAssistant = { reply: AssistantView } as const;
export const askAssistant = { body: Question, reply: Line } as const;
export const deleteConversation = {} as const;
export const changeSettings = { body: Settings, reply: Settings } as const;
export const rateAnswer = { body: Verdict, status: 204 } as const;
export const requestPerson = {
  body: HandOff,
  reply: HandOffReceipt,
  idempotent: true,
  errors: {
    'nobody-there': 409,
    /** `help`: the words speak of danger. */
    'too-many-requests': { status: 429, members: Type.Object({ help: Type.Optional(Type.Boolean()) }) },
  },
} as const;

export const listOffers = { query: OfferQuery, reply: Type.Array(OfferView) } as const;
export const countOffers = { query: OfferCountQuery, reply: OfferCounts } as const;
export const listTeamOffers = { query: OfferQuery, reply: Type.Array(TeamOfferView) } as const;
export const findTown = { body: PointInput, reply: TownView, status: 200 } as const;
export const planTrip = { body: PlanInput, reply: PlanView, status: 200 } as const;

export const requestQuote = {
  body: BookingInput,
  reply: BookingReceipt,
  idempotent: true,
  errors: { full: 409, 'not-open-yet': 409 },
} as const;
export const listOwnBookings = { reply: Type.Array(BookingRow) } as const;
export const getBooking = { params: IdParams, reply: BookingView } as const;
export const acceptQuote = {
  params: IdParams,
  reply: BookingView,
  status: 200,
  ifMatch: 'optional',
  errors: { 'quote-expired': 409, 'wrong-status': 409, full: 409 },
} as const;
export const counterQuote = {
  params: IdParams,
  body: CounterInput,
  reply: BookingView,
  status: 200,
  errors: { 'wrong-status': 409 },
} as const;
export const cancelBooking = {
  params: IdParams,
  reply: BookingView,
  status: 200,
  errors: { 'too-late': 409, 'wrong-status': 409 },
} as const;
export const downloadCalendar = {
  params: IdParams,
  content: 'text/calendar',
  errors: { 'not-confirmed': 409 },
} as const;
export const downloadItinerary = { params: IdParams, content: 'application/pdf' } as const;

export const listBookings = { query: BookingQuery, reply: Type.Array(BookingRow) } as const;
export const exportBookings = { query: BookingFilters, content: 'text/csv' } as const;
export const countBookings = { reply: BookingCounts } as const;
export const getBookingNeeds = { params: IdParams, reply: BookingNeeds } as const;
export const sendQuote = {
  params: IdParams,
  body: ProposalInput,
  reply: BookingView,
  ifMatch: 'optional',
  idempotent: true,
  errors: { 'wrong-status': 409 },
} as const;
export const closeBooking = {
  params: IdParams,
  body: ClosingInput,
  reply: BookingView,
  status: 200,
  errors: { 'wrong-status': 409 },
} as const;

export const listStudioOffers = { query: StudioOfferQuery, reply: Type.Array(StudioOffer) } as const;
export const getStudioOffer = { params: OfferIdParams, reply: StudioOffer } as const;
export const createOffer = { body: OfferInput, reply: StudioOffer, idempotent: true } as const;
export const saveOffer = {
  params: OfferIdParams,
  body: OfferInput,
  reply: StudioOffer,
  ifMatch: 'required',
  errors: { 'from-a-source': 409 },
} as const;
export const deleteOffer = { params: OfferIdParams, errors: { 'from-a-source': 409 } } as const;
export const downloadOffers = { query: StudioOfferFilters, content: 'text/csv' } as const;
