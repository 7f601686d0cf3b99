import type { AuditRecord } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import type { AuditView } from '../../schemas/audit';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Entries with the present names of the people in them; what is no account's id stays without a name. */
export const toAuditViews = async (
  people: Pick<Core['people'], 'names'>,
  records: readonly AuditRecord[],
): Promise<AuditView[]> => {
  const ids = records.flatMap(({ actor, subject }) => [actor, subject]).filter((id) => id !== null && uuid.test(id));
  const names = await people.names(ids as string[]);
  const toPerson = (id: string | null): AuditView['actor'] => {
    if (id === null) return null;
    const name = names.get(id);
    return { id, name: name ? `${name.firstName} ${name.lastName}`.trim() : '' };
  };
  return records.map(({ actor, subject, ...record }) => ({
    ...record,
    actor: toPerson(actor),
    subject: toPerson(subject),
  }));
};
