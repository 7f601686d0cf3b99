import type { Knex } from 'knex';
import { respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationView } from '../../schemas/inbox';
import { decryptDetails, decryptNote, decryptProfile, messageContext } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { ConsultationHistory } from '../models/consultation-history';
import { ConsultationNoteRow } from '../models/consultation-note';
import type { ConsultationRequest } from '../models/consultation-request';
import { formerStaff, fullName, toAppointmentView, toProfileJob, toRequestCard } from '../views/request';
import { findStaffNames } from './staff-names';

/** A booking that was just made or changed, with the version of its request. */
export const toBookingReply = async (
  core: Core,
  db: Knex,
  { appointment, request }: { readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest },
) =>
  respond(
    {
      appointment: toAppointmentView(appointment, await findStaffNames(core, db, [appointment.staffId])),
      version: request.version,
    },
    { etag: request.version },
  );

const withAll = async (db: Knex, id: string) => ({
  notes: await ConsultationNoteRow.query(db).where({ request_id: id }).orderBy('created_at'),
  history: await ConsultationHistory.query(db).where({ request_id: id }).orderBy('created_at'),
  appointments: await ConsultationAppointment.query(db).where({ request_id: id }).orderBy('created_at', 'desc'),
});

/** Everything about one request, opened. */
export const getRequestView = async (core: Core, db: Knex, row: ConsultationRequest): Promise<ConsultationView> => {
  const { notes, history, appointments } = await withAll(db, row.id);
  const people = [
    ...notes.map(({ author }) => author),
    ...history.map(({ actor }) => actor),
    ...appointments.map((one) => one.staffId),
  ];
  const names = await findStaffNames(core, db, people);
  const booked = appointments.filter((one) => one.status === 'confirmed' && Date.parse(one.endsAt) > Date.now());
  const details = decryptDetails(core, row);
  const first = booked.map((one) => one.startsAt).sort()[0] ?? null;
  return {
    ...toRequestCard({ ...row, appointmentAt: first }),
    phone: details?.phone || null,
    birthDate: details?.birth.birthDate ?? null,
    birthTime: details?.birth.birthTime ?? null,
    birthTimeUnknown: details !== null && details.birth.birthTime === null,
    birthLocation: details?.birth.place?.label ?? null,
    birthZone: details?.birth.place?.zone ?? null,
    additionalInfo: details?.additionalInfo || null,
    message: row.messageSealed && core.vault.decryptForHost(messageContext(row.id), row.messageSealed),
    forWhom: details?.forWhom ?? null,
    consentToProfile: row.profileConsent,
    userId: row.userId,
    generatedProfile: decryptProfile(core, row),
    profileJob: toProfileJob(row),
    notes: notes.map((note) => ({
      id: note.id,
      author: fullName(names.get(note.author ?? '')) ?? formerStaff,
      text: decryptNote(core, note),
      createdAt: note.createdAt,
    })),
    history: history.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      from: entry.fromStatus,
      to: entry.toStatus,
      actor: entry.actor && (fullName(names.get(entry.actor)) ?? formerStaff),
      at: entry.createdAt,
    })),
    appointments: appointments.map((one) => toAppointmentView(one, names)),
    updatedAt: row.updatedAt,
  };
};
