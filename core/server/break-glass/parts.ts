import type { CollectingPort } from '../../contract/public';
import type { Vault } from '../../contract/server';
import type { recordAudit } from '../audit';
import type { Config } from '../host';
import type { Mail } from '../mail/mail';

/** What opening with a stated reason is made of. */
export interface BreakGlassParts {
  readonly config: Config;
  readonly vault: Vault;
  readonly mail: Mail;
  readonly audit: typeof recordAudit;
  readonly ports: { all<T>(port: CollectingPort<T>): readonly T[] };
}
