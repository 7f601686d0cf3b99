import { ensureSampleClients } from './auth/demo-accounts';
import type { Assembled, Database } from './host';

/** Sample rows of a development start; every module's seed is idempotent. */
export const seed = async (
  db: Database,
  assembled: Pick<Assembled, 'seeds'>,
  accounts: readonly { readonly id: string; readonly role: 'client' | 'practitioner' | 'admin' }[],
): Promise<void> => {
  const idOf = (role: 'client' | 'practitioner' | 'admin'): string => {
    const account = accounts.find((one) => one.role === role);
    if (!account) throw new Error(`no demo account for ${role}`);
    return account.id;
  };
  const demo = {
    ...{ client: idOf('client'), practitioner: idOf('practitioner'), admin: idOf('admin') },
    ...(await ensureSampleClients(db.knex)),
  };
  for (const { owner, seed: addSamples } of assembled.seeds)
    await db.knex
      .transaction((trx) => addSamples(trx, demo))
      .catch((error: Error) => {
        throw new Error(`module ${owner} could not seed: ${error.message}`, { cause: error });
      });
};
