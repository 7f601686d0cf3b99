import type { PersonName } from '#core/contract/server';
import type { AppointmentView } from '../../schemas/appointment';
import type { ConsultationCard, ProfileJob } from '../../schemas/inbox';
import { answerHours } from '../../schemas/values';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import type { CardRow } from '../queries/request-list';

/** How a member of staff is named where the account is gone. */
export const formerStaff = 'Former member of staff';

const hour = 3_600_000;

/** First and last name, or what is known of them. */
export const fullName = (person: PersonName | undefined): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() || null : null;

/** A row of the list. */
export const toRequestCard = (row: CardRow): ConsultationCard => ({
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
export const toProfileJob = (row: ConsultationRequest): ProfileJob => ({
  state: row.profileState,
  attempts: row.profileAttempts,
  reason: row.profileReason,
  queuedAt: row.profileQueuedAt,
  startedAt: row.profileStartedAt,
  finishedAt: row.profileFinishedAt,
});

/** A booking as both sides read it. */
export const toAppointmentView = (
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
