import { Type } from '@sinclair/typebox';
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
} from './appointment';
import { ConsultationReceipt, ConsultationRequestInput } from './consultation-request';
import {
  ContactRequestInput,
  ContactRequestList,
  ContactRequestQuery,
  ContactRequestReceipt,
  ProgressInput,
  RequestProgress,
  WithdrawInput,
} from './contact-request';
import {
  ConsultationCounts,
  ConsultationList,
  ConsultationNote,
  ConsultationNoteInput,
  ConsultationPatch,
  ConsultationQuery,
  ConsultationView,
  ExportedFile,
  ExportQuery,
  RegenerateReceipt,
} from './inbox';
import { ConsultationStatus } from './names';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
/** A place as far as a form draws it; the search of places answers more. */
const PlaceChoice = Type.Object({ id: Type.String(), label: Type.String(), zone: Type.String() });

export const requestConsultation = {
  body: ConsultationRequestInput,
  reply: ConsultationReceipt,
  idempotent: true,
  errors: { 'place-ambiguous': { status: 422, members: Type.Object({ candidates: Type.Array(PlaceChoice) }) } },
} as const;
export const sendContactRequest = {
  body: ContactRequestInput,
  reply: ContactRequestReceipt,
  idempotent: true,
} as const;
export const withdrawContactRequest = { body: WithdrawInput, status: 204 } as const;
export const getProgress = { body: ProgressInput, reply: RequestProgress, status: 200 } as const;
export const listContactRequests = { query: ContactRequestQuery, reply: ContactRequestList } as const;

export const listRequests = { query: ConsultationQuery, reply: ConsultationList } as const;
export const countRequests = { reply: ConsultationCounts } as const;
export const getRequest = { params: Id, reply: ConsultationView } as const;
export const changeStatus = {
  params: Id,
  body: ConsultationPatch,
  reply: ConsultationView,
  ifMatch: 'required',
  errors: { 'illegal-transition': { status: 409, members: Type.Object({ status: ConsultationStatus }) } },
} as const;
export const deleteRequest = { params: Id, status: 204 } as const;
export const exportRequest = { params: Id, query: ExportQuery, reply: ExportedFile } as const;
export const addNote = {
  params: Id,
  body: ConsultationNoteInput,
  reply: ConsultationNote,
  idempotent: true,
} as const;
export const regenerateProfile = {
  params: Id,
  reply: RegenerateReceipt,
  status: 202,
  errors: { 'no-birth-data': 409, 'no-consent': 409 },
} as const;

export const getOwnHours = { reply: AvailabilityView } as const;
export const saveOwnHours = { body: AvailabilityInput, reply: AvailabilityView, ifMatch: 'optional' } as const;
export const listSlots = { params: Id, query: SlotQuery, reply: SlotList } as const;
export const scheduleConsultation = {
  params: Id,
  body: ScheduleInput,
  reply: ScheduleReceipt,
  idempotent: true,
  errors: { slot_taken: 409, 'already-scheduled': 409 },
} as const;
export const rescheduleConsultation = {
  params: Id,
  body: ScheduleInput,
  reply: ScheduleReceipt,
  status: 200,
  idempotent: true,
  errors: { slot_taken: 409, 'not-scheduled': 409 },
} as const;
export const cancelConsultation = {
  params: Id,
  reply: ScheduleReceipt,
  status: 200,
  errors: { 'not-scheduled': 409 },
} as const;

export const getOwnAppointment = { params: TokenParams, query: OwnAppointmentQuery, reply: OwnAppointment } as const;
export const rescheduleOwnAppointment = {
  params: TokenParams,
  body: RescheduleInput,
  reply: OwnAppointment,
  status: 200,
  errors: { slot_taken: 409, 'appointment-over': 409, 'staff-gone': 409 },
} as const;
export const cancelOwnAppointment = {
  params: TokenParams,
  reply: OwnAppointment,
  status: 200,
  errors: { 'appointment-over': 409 },
} as const;
