import { Type } from '@sinclair/typebox';
import { FileBytes } from '#core/contract/route';
import {
  BookingInput,
  BookingList,
  BookingQuery,
  BookingView,
  FeedView,
  MoveInput,
  OfferAnswer,
  OfferList,
  PackageInput,
  PackageView,
  RoomView,
  SlotList,
  SlotQuery,
} from './bookings';
import {
  AttendanceInput,
  CalendarQuery,
  CalendarView,
  SessionClientList,
  SessionInput,
  SessionMoveInput,
  SessionView,
} from './calendar';
import { RulesInput, RulesView, ServiceInput, ServiceList, ServiceView } from './services';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const times = { slot_taken: 409, 'busy-then': 409 } as const;

export const listServices = { reply: ServiceList } as const;
export const createService = {
  body: ServiceInput,
  reply: ServiceView,
  errors: { 'no-record': 409, 'enough-services': 409 },
} as const;
export const changeService = { params: Id, body: ServiceInput, reply: ServiceView, ifMatch: 'required' } as const;
export const deleteService = { params: Id } as const;
export const getRules = { reply: RulesView } as const;
export const saveRules = {
  body: RulesInput,
  reply: RulesView,
  ifMatch: 'required',
  errors: { 'no-record': 409 },
} as const;

export const getCalendar = { query: CalendarQuery, reply: CalendarView } as const;
export const listSessionClients = { reply: SessionClientList } as const;
export const createSession = {
  body: SessionInput,
  reply: SessionView,
  idempotent: true,
  errors: { ...times, 'package-used': 409, 'no-record': 409 },
} as const;
export const moveSession = {
  params: Id,
  body: SessionMoveInput,
  reply: SessionView,
  ifMatch: 'required',
  errors: { ...times, 'session-over': 409 },
} as const;
export const cancelSession = { params: Id, reply: SessionView, status: 200, errors: { 'session-over': 409 } } as const;
export const markAttendance = {
  params: Id,
  body: AttendanceInput,
  reply: SessionView,
  errors: { 'not-begun': 409, 'session-over': 409 },
} as const;

export const listOffers = { reply: OfferList } as const;
export const getSessionSlots = { params: Id, query: SlotQuery, reply: SlotList } as const;
export const bookSession = {
  body: BookingInput,
  reply: BookingView,
  idempotent: true,
  errors: { ...times, 'group-full': 409, 'package-used': 409, 'already-in': 409 },
} as const;
export const buyPackage = {
  body: PackageInput,
  reply: PackageView,
  idempotent: true,
  errors: { 'has-package': 409 },
} as const;
export const listBookings = { query: BookingQuery, reply: BookingList } as const;
export const getBooking = { params: Id, reply: BookingView } as const;
export const moveBooking = {
  params: Id,
  body: MoveInput,
  reply: BookingView,
  ifMatch: 'required',
  errors: { ...times, 'session-over': 409, 'too-late': 409, 'no-move': 409 },
} as const;
export const cancelBooking = { params: Id, reply: BookingView, status: 200, errors: { 'session-over': 409 } } as const;
export const waitEarlier = { params: Id, reply: BookingView, errors: { 'session-over': 409, 'no-move': 409 } } as const;
export const stopWaiting = { params: Id } as const;
export const answerEarlierOffer = {
  params: Id,
  body: OfferAnswer,
  reply: BookingView,
  status: 200,
  errors: { 'offer-over': 409, 'busy-then': 409 },
} as const;

export const getRoom = { params: Id, reply: RoomView, errors: { 'too-early': 409, 'session-over': 409 } } as const;
export const downloadSession = { params: Id, reply: FileBytes, content: 'text/calendar' } as const;
export const getFeed = { reply: FeedView } as const;
export const createFeed = { reply: FeedView } as const;
export const revokeFeed = {} as const;
export const readFeed = {
  params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, { additionalProperties: false }),
  reply: FileBytes,
  content: 'text/calendar',
} as const;
