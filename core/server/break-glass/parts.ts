import type { Knex } from 'knex';
import type { Ai } from '../../contract/ai';
import type { CollectingPort } from '../../contract/public';
import type { Logger, Storage, Vault } from '../../contract/server';
import type { recordAudit } from '../audit';
import type { NoticeLimit } from '../auth/notice-limit';
import type { Emit } from '../auth/proven';
import type { Config } from '../host';
import type { WorkerState } from '../jobs/worker';
import type { Mail } from '../mail/mail';
import type { RealtimeHub } from '../realtime/hub';

/** What the team's own routes are made of. */
export interface AdminParts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly vault: Vault;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly ai: Ai;
  readonly audit: typeof recordAudit;
  readonly emit: Emit;
  readonly hub: RealtimeHub;
  /** How the worker of this process is doing; null while it has none. */
  readonly worker: () => WorkerState | null;
  readonly notices: NoticeLimit;
  /** How many modules are running. */
  readonly modules: number;
  readonly ports: { all<T>(port: CollectingPort<T>): readonly T[] };
}
