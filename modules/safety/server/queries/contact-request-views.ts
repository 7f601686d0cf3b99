import type { Knex } from 'knex';
import type { Core, PersonName } from '#core/contract/server';
import { findNextOpening, isStaffed } from '../../lib/staffed-hours';
import type {
  ContactRequestRow,
  ContactRequestView,
  OwnContactRequest,
  Staffing,
} from '../../schemas/contact-requests';
import type { ContactRequest } from '../models/contact-request';
import type { Settings } from '../settings';
import { decryptNote, listSteps } from './contact-requests';

type Names = ReadonlyMap<string, PersonName>;

const findName = (names: Names, id: string | null): string | null => {
  const person = id === null ? undefined : names.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
};

const toRow = (row: ContactRequest, names: Names): ContactRequestRow => {
  const name = findName(names, row.acknowledgedBy);
  return {
    id: row.id,
    origin: row.origin,
    language: row.language,
    requestedAt: row.requestedAt,
    dueAt: row.dueAt,
    acknowledgedAt: row.acknowledgedAt,
    acknowledgedBy: row.acknowledgedBy !== null && name !== null ? { id: row.acknowledgedBy, name } : null,
    closedAt: row.closedAt,
    withdrawnAt: row.withdrawnAt,
  };
};

const toStaffing = ({ hours }: Settings): Staffing | null => {
  if (hours === null) return null;
  const now = Date.now();
  return {
    spans: hours.spans.map(({ first, last, from, to }) => ({ first, last, from, to })),
    zone: hours.zone,
    opensAt: isStaffed(hours, now) ? null : new Date(findNextOpening(hours, now)).toISOString(),
  };
};

/** The true state of a request as its person sees it. */
export const toOwnView = (settings: Settings, row: ContactRequest | undefined): OwnContactRequest => ({
  staffing: toStaffing(settings),
  request: row
    ? { id: row.id, requestedAt: row.requestedAt, acknowledgedAt: row.acknowledgedAt, closedAt: row.closedAt }
    : null,
});

export const toRows = async (core: Core, rows: readonly ContactRequest[]): Promise<ContactRequestRow[]> => {
  const names = await core.people.names(rows.flatMap(({ acknowledgedBy: id }) => (id === null ? [] : [id])));
  return rows.map((row) => toRow(row, names));
};

/** A request with who asks, for staff. */
export const toView = async (core: Core, db: Knex, row: ContactRequest): Promise<ContactRequestView> => {
  const steps = await listSteps(db, row.id);
  const staff = [row.acknowledgedBy, ...steps.map(({ actor }) => actor)].filter((id) => id !== null);
  const [names, contact] = await Promise.all([
    core.people.names([row.userId, ...staff]),
    core.people.contact(db, row.userId),
  ]);
  return {
    ...toRow(row, names),
    person: { name: findName(names, row.userId) ?? '', email: contact?.email ?? null },
    steps: await Promise.all(
      steps.map(async (step) => ({
        id: step.id,
        kind: step.kind,
        by: findName(names, step.actor),
        note: await decryptNote(core, db, row.userId, step),
        at: step.createdAt,
      })),
    ),
  };
};
