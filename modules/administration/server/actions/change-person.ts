import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import { hostAccounts, type LockedAccount } from '#core/contract/host-ports';
import type { RequestInfo } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { PersonChange, PersonView } from '../../schemas/people';
import { toPersonView } from '../views/person';

interface Act {
  readonly action: string;
  readonly detail?: Readonly<Record<string, string>>;
}

const listActs = (before: LockedAccount, { role, suspended }: PersonChange): readonly Act[] => [
  ...(role !== undefined && role !== before.role
    ? [{ action: 'user.role-changed', detail: { from: before.role, to: role } }]
    : []),
  ...(suspended === true && !before.suspended ? [{ action: 'user.suspended' }] : []),
  ...(suspended === false && before.suspended ? [{ action: 'user.restored' }] : []),
];

/** Changes role or suspension, on record. What changes nothing signs nobody out. */
export const changePerson = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  change: PersonChange,
  request: Pick<RequestInfo, 'id' | 'ifMatch'>,
): Promise<PersonView> => {
  const accounts = core.port(hostAccounts);
  const findView = async (): Promise<PersonView> => {
    const account = await accounts.find(trx, id);
    if (!account) throw notFound('person');
    return toPersonView(account);
  };
  const before = await accounts.lock(trx, id);
  if (!before) throw notFound('person');
  if (request.ifMatch !== null && request.ifMatch !== before.version) throw preconditionFailed(await findView());
  const acts = listActs(before, change);
  if (acts.length > 0) await accounts.change(trx, id, change);
  for (const act of acts) await core.audit.record(trx, { actor, subject: id, ...act }, request.id);
  return findView();
};
