import type { Knex } from 'knex';
import { respond } from '#core/contract/route';
import type { Core, PersonName } from '#core/contract/server';
import type { AppointmentView } from '../schemas/appointment';
import type { ConsultationCard, ConsultationView, ProfileJob } from '../schemas/desk';
import { answerHours } from '../schemas/values';
import { ConsultationAppointment } from './models/consultation-appointment';
import { ConsultationHistory } from './models/consultation-history';
import { ConsultationNoteRow } from './models/consultation-note';
import type { ConsultationRequest } from './models/consultation-request';
import type { CardRow } from './service/desk-list';
import { messagePlace, openDetails, openNote, openProfile } from './service/sealed';
import { staffNames } from './service/staff-names';

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
  profileGenerated: row.profile_state === 'done',
  profile: row.profile_state,
  sample: row.sample,
  createdAt: row.created_at,
  dueAt: new Date(Date.parse(row.created_at) + answerHours * hour).toISOString(),
  appointmentAt: row.appointment_at,
  version: row.version,
});

/** How the profile of a request is coming along. */
export const presentJob = (row: ConsultationRequest): ProfileJob => ({
  state: row.profile_state,
  attempts: row.profile_attempts,
  reason: row.profile_reason,
  queuedAt: row.profile_queued_at,
  startedAt: row.profile_started_at,
  finishedAt: row.profile_finished_at,
});

/** A booking as both sides read it. */
export const presentAppointment = (
  row: ConsultationAppointment,
  names: ReadonlyMap<string, PersonName>,
): AppointmentView => ({
  id: row.id,
  status: row.status,
  start: row.starts_at,
  end: row.ends_at,
  minutes: Math.round((Date.parse(row.ends_at) - Date.parse(row.starts_at)) / 60_000),
  zone: row.zone,
  staffId: row.staff_id,
  staffName: fullName(names.get(row.staff_id ?? '')) ?? formerStaff,
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
      appointment: presentAppointment(appointment, await staffNames(core, db, [appointment.staff_id])),
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
    ...appointments.map((one) => one.staff_id),
  ];
  const names = await staffNames(core, db, people);
  const booked = appointments.filter((one) => one.status === 'confirmed' && Date.parse(one.ends_at) > Date.now());
  const details = openDetails(core, row);
  const first = booked.map((one) => one.starts_at).sort()[0] ?? null;
  return {
    ...presentCard({ ...row, sort_name: '', appointment_at: first }),
    phone: details?.phone || null,
    birthDate: details?.birth.birthDate ?? null,
    birthTime: details?.birth.birthTime ?? null,
    birthTimeUnknown: details !== null && details.birth.birthTime === null,
    birthLocation: details?.birth.place?.label ?? null,
    birthZone: details?.birth.place?.zone ?? null,
    additionalInfo: details?.additionalInfo || null,
    message: row.message_sealed && core.vault.openForHost(messagePlace(row.id), row.message_sealed),
    forWhom: details?.forWhom ?? null,
    consentToProfile: row.profile_consent,
    userId: row.user_id,
    generatedProfile: openProfile(core, row),
    profileJob: presentJob(row),
    notes: notes.map((note) => ({
      id: note.id,
      author: fullName(names.get(note.author ?? '')) ?? formerStaff,
      text: openNote(core, note),
      createdAt: note.created_at,
    })),
    history: history.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      from: entry.from_status,
      to: entry.to_status,
      actor: entry.actor && (fullName(names.get(entry.actor)) ?? formerStaff),
      at: entry.created_at,
    })),
    appointments: appointments.map((one) => presentAppointment(one, names)),
    updatedAt: row.updated_at,
  };
};
