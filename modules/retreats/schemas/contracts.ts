import { Type } from '@sinclair/typebox';
import { RetreatContent } from './content';
import { DateInput, StudioDate } from './date';
import { ExperienceQuery, ExperienceView, WaitlistInput, WaitlistReceipt } from './experience';
import { Amount, closed, IdParams } from './parts';
import { ChecklistView, PaperForm, PlaceInput, PlaceRow, PlaceView } from './place';
import {
  LanguageQuery,
  NewRetreat,
  RetreatCard,
  RetreatMove,
  RetreatQuery,
  RetreatView,
  SlugParams,
  StudioFilters,
  StudioQuery,
  StudioRetreat,
  StudioRow,
} from './retreat';
import {
  ChecklistReview,
  LedDate,
  MedicalNotes,
  MessageInput,
  MessageReceipt,
  Participant,
  ParticipantChange,
  Roster,
  RosterFilters,
  RosterQuery,
} from './roster';
import { largestPaper } from './values';

export const listStudioRetreats = { query: StudioQuery, reply: Type.Array(StudioRow) } as const;
export const exportStudioRetreats = { query: StudioFilters, content: 'text/csv' } as const;
export const createRetreat = { body: NewRetreat, reply: StudioRetreat, idempotent: true } as const;
export const getStudioRetreat = { params: IdParams, reply: StudioRetreat } as const;
export const saveRetreat = {
  params: IdParams,
  body: RetreatContent,
  reply: StudioRetreat,
  ifMatch: 'required',
  errors: { 'address-taken': 409 },
} as const;
export const moveRetreat = {
  params: IdParams,
  body: RetreatMove,
  reply: StudioRetreat,
  status: 200,
  ifMatch: 'required',
  errors: { 'not-complete': 409, 'still-booked': 409, 'own-draft': 409, 'address-taken': 409 },
} as const;
export const discardChanges = {
  params: IdParams,
  reply: StudioRetreat,
  status: 200,
  ifMatch: 'required',
  errors: { 'no-changes': 409 },
} as const;
export const duplicateRetreat = { params: IdParams, reply: StudioRetreat, idempotent: true } as const;
export const addDate = { params: IdParams, body: DateInput, reply: StudioDate, idempotent: true } as const;
export const saveDate = {
  params: IdParams,
  body: DateInput,
  reply: StudioDate,
  ifMatch: 'required',
  errors: { 'still-booked': 409 },
} as const;
export const cancelDate = { params: IdParams, reply: StudioDate, status: 200, ifMatch: 'required' } as const;

export const getRoster = { params: IdParams, reply: Roster } as const;
export const listParticipants = { params: IdParams, query: RosterQuery, reply: Type.Array(Participant) } as const;
export const downloadRoster = { params: IdParams, query: RosterFilters, content: 'text/csv' } as const;
export const changeParticipant = {
  params: IdParams,
  body: ParticipantChange,
  reply: Participant,
  ifMatch: 'required',
  errors: { 'already-cancelled': 409 },
} as const;
export const cancelParticipant = {
  params: IdParams,
  reply: Participant,
  status: 200,
  ifMatch: 'required',
  errors: { 'already-cancelled': 409 },
} as const;
export const sendMessage = {
  params: IdParams,
  body: MessageInput,
  reply: MessageReceipt,
  idempotent: true,
  errors: { 'nobody-there': 409 },
} as const;
export const reviewPaper = {
  params: IdParams,
  body: ChecklistReview,
  reply: ChecklistView,
  errors: { 'no-paper': 409 },
} as const;
export const listLedDates = { reply: Type.Array(LedDate) } as const;
export const getMedicalNotes = { params: IdParams, reply: MedicalNotes } as const;

export const listRetreats = { query: RetreatQuery, reply: Type.Array(RetreatCard) } as const;
export const getRetreat = { params: SlugParams, query: LanguageQuery, reply: RetreatView } as const;

export const bookPlace = {
  body: PlaceInput,
  reply: PlaceView,
  idempotent: true,
  errors: {
    full: 409,
    'already-booked': 409,
    'not-open': 409,
    'not-open-yet': 409,
    'price-changed': { status: 409, members: Type.Object({ price: Amount }, closed) },
  },
} as const;
export const listOwnPlaces = { reply: Type.Array(PlaceRow) } as const;
export const getPlace = { params: IdParams, reply: PlaceView } as const;
export const cancelPlace = {
  params: IdParams,
  reply: PlaceView,
  status: 200,
  errors: { 'already-cancelled': 409, 'has-begun': 409 },
} as const;
export const uploadPaper = {
  params: IdParams,
  body: PaperForm,
  upload: { field: 'paper', bytes: largestPaper },
  reply: ChecklistView,
  status: 200,
  errors: { 'file-refused': 415, 'already-accepted': 409 },
} as const;
export const getPaper = { params: IdParams, content: '*/*' } as const;

export const listExperiences = { query: ExperienceQuery, reply: Type.Array(ExperienceView) } as const;
export const joinWaitlist = {
  params: IdParams,
  body: WaitlistInput,
  reply: WaitlistReceipt,
  errors: { 'places-left': 409, 'too-many': 409 },
} as const;
export const leaveWaitlist = { params: IdParams } as const;
