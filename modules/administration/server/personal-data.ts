import { hostAccounts } from '#core/contract/host-ports';
import type { Core, PersonalData } from '#core/contract/server';

/** Invitations to the person, found by their addresses and by who accepted. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const account = await core.port(hostAccounts).find(core.db, userId);
    const invitations = await core
      .db('invitations')
      .where({ accepted_by: userId })
      .modify((query) => {
        if (account) query.orWhere({ email: account.email });
      })
      .select({ role: 'role', at: 'created_at', acceptedAt: 'accepted_at' });
    return { invitations };
  },
  erase: async (trx, userId) => {
    // A former address may be somebody else's by now: what came to it since then is theirs.
    for (const { address, until } of await core.port(hostAccounts).listAddresses(trx, userId)) {
      const invitations = trx('invitations').where({ email: address });
      await (until === null ? invitations : invitations.where('created_at', '<=', until)).delete();
    }
    await trx('invitations').where({ accepted_by: userId }).delete();
  },
});
