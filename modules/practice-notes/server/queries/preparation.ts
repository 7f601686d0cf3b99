import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { segmentAccess, segments } from '#modules/records/public';
import type { PreparationView } from '../../schemas/notes';

/** Everything that a client has opened to this practitioner; the module that keeps the consents writes each part into the client's log. */
export const readOpened = async (core: Core, user: User, clientId: string): Promise<PreparationView> => {
  const [access] = core.ports(segmentAccess);
  if (!access) return { parts: null };
  const parts = await access.readSome(user, clientId, async (trx, open) => {
    const found: NonNullable<PreparationView['parts']> = [];
    for (const provider of core.ports(segments))
      for (const key of provider.keys.filter((one) => open.includes(one))) {
        const content = await provider.read(trx, clientId, key);
        if (!content) continue;
        const entries = content.entries.map(({ label, text }) => ({ label, text }));
        found.push({ key, updatedAt: content.updatedAt, entries });
      }
    return { found, used: found.map(({ key }) => key) };
  });
  return { parts };
};
