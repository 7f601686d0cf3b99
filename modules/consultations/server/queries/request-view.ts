import type { Knex } from 'knex';
import { respond } from '#core/contract/route';
import type { Core, PersonName } from '#core/contract/server';
import type { AppointmentView } from '../../schemas/appointment';
import type { ConsultationCard, ConsultationView, ProfileJob } from '../../schemas/inbox';
import { answerHours } from '../../schemas/values';
import { messagePlace, openDetails, openNote, openProfile } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { ConsultationHistory } from '../models/consultation-history';
import { ConsultationNoteRow } from '../models/consultation-note';
import type { ConsultationRequest } from '../models/consultation-request';
import type { CardRow } from './request-list';
import { staffNames } from './staff-names';

/** How a member of staff is named where the account is gone. */
export const formerStaff = 'Former member of staff';
const hour = 3_600_000;

/** First and last name, or what is known of them. */
export const fullName = (person: PersonName | undefined): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() || null : null;

/** A row of the list. */
export const presentCard = (row: CardRow): ConsultationCard => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  email: row.email,
  interest: row.interest,
  status: row.status,
  profileGenerated: row.profileState === 'done',
  profile: row.profileState,
  sample: row.sample,
  createdAt: row.createdAt,
  dueAt: new Date(Date.parse(row.createdAt) + answerHours * hour).toISOString(),
  appointmentAt: row.appointmentAt,
  version: row.version,
});

/** How the profile of a request is coming along. */
export const presentJob = (row: ConsultationRequest): ProfileJob => ({
  state: row.profileState,
  attempts: row.profileAttempts,
  reason: row.profileReason,
  queuedAt: row.profileQueuedAt,
  startedAt: row.profileStartedAt,
  finishedAt: row.profileFinishedAt,
});

/** A booking as both sides read it. */
export const presentAppointment = (
  row: ConsultationAppointment,
  names: ReadonlyMap<string, PersonName>,
): AppointmentView => ({
  id: row.id,
  status: row.status,
  start: row.startsAt,
  end: row.endsAt,
  minutes: Math.round((Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 60_000),
  zone: row.zone,
  staffId: row.staffId,
  staffName: fullName(names.get(row.staffId ?? '')) ?? formerStaff,
  sequence: row.sequence,
});

/** A booking that was just made or changed, with the version of its request. */
export const presentBooking = async (
  core: Core,
  db: Knex,
  { appointment, request }: { readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest },
) =>
  respond(
    {
      appointment: presentAppointment(appointment, await staffNames(core, db, [appointment.staffId])),
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
export const presentRequestInFull = async (
  core: Core,
  db: Knex,
  row: ConsultationRequest,
): Promise<ConsultationView> => {
  const { notes, history, appointments } = await withAll(db, row.id);
  const people = [
    ...notes.map(({ author }) => author),
    ...history.map(({ actor }) => actor),
    ...appointments.map((one) => one.staffId),
  ];
  const names = await staffNames(core, db, people);
  const booked = appointments.filter((one) => one.status === 'confirmed' && Date.parse(one.endsAt) > Date.now());
  const details = openDetails(core, row);
  const first = booked.map((one) => one.startsAt).sort()[0] ?? null;
  return {
    ...presentCard({ ...row, appointmentAt: first }),
    phone: details?.phone || null,
    birthDate: details?.birth.birthDate ?? null,
    birthTime: details?.birth.birthTime ?? null,
    birthTimeUnknown: details !== null && details.birth.birthTime === null,
    birthLocation: details?.birth.place?.label ?? null,
    birthZone: details?.birth.place?.zone ?? null,
    additionalInfo: details?.additionalInfo || null,
    message: row.messageSealed && core.vault.openForHost(messagePlace(row.id), row.messageSealed),
    forWhom: details?.forWhom ?? null,
    consentToProfile: row.profileConsent,
    userId: row.userId,
    generatedProfile: openProfile(core, row),
    profileJob: presentJob(row),
    notes: notes.map((note) => ({
      id: note.id,
      author: fullName(names.get(note.author ?? '')) ?? formerStaff,
      text: openNote(core, note),
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
    appointments: appointments.map((one) => presentAppointment(one, names)),
    updatedAt: row.updatedAt,
  };
};
