import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';

/** Who took which chart out of the product, and how; written once the file is there. */
export const recordExport = (
  core: Core,
  user: User,
  id: string,
  detail: Readonly<Record<string, string | boolean>>,
): Promise<void> =>
  core.db.transaction((trx) =>
    core.audit.record(trx, { actor: user.id, action: 'profile.export', subject: user.id, object: id, detail }),
  );
