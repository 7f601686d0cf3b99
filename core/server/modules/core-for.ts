import type { Knex } from 'knex';
import type { Ai } from '../../contract/ai';
import type { PrintDocument } from '../../contract/documents';
import type { Core, Logger, MailMessage, Storage, TranslatedMail, Vault } from '../../contract/server';
import { findPersonContact, listPersonNames, queryPersonAccounts } from '../accounts/person-accounts';
import { recordAudit } from '../audit';
import type { NoticeLimit } from '../auth/notice-limit';
import { isLive } from '../break-glass/grants';
import { calendarFile } from '../calendar/calendar-file';
import { emitEvent, type Reaction } from '../events/outbox';
import type { Config, Database } from '../host';
import { enqueue } from '../jobs/enqueue';
import { parseMarkdown } from '../markdown/markdown';
import type { RealtimeHub } from '../realtime/hub';
import { projectRoot } from '../root';
import { scopedStorage } from '../storage/local-storage';
import type { PortRegistry } from './ports';

/** The host's services, made once at boot. */
export interface Services {
  readonly config: Config;
  readonly log: Logger & { child?(bindings: object): Logger };
  readonly db: Database;
  readonly vault: Vault;
  readonly storage: Storage;
  readonly mail: { send(trx: Knex, message: MailMessage | TranslatedMail): Promise<void> };
  readonly notices: NoticeLimit;
  readonly hub: RealtimeHub;
  readonly ai: Ai;
  readonly printer: { print(document: PrintDocument): Promise<Uint8Array> };
}

/** The `Core` of one module: the same services, with the module's name on log lines, jobs and storage keys. */
export const coreFor = (owner: string, services: Services, ports: PortRegistry, reactions: Reaction[]): Core => {
  const { config, log, db, vault, storage, mail, notices, hub, ai, printer } = services;
  return {
    db: db.knex,
    log: log.child?.({ module: owner }) ?? log,
    config: {
      baseUrl: config.baseUrl,
      production: config.production,
      demo: config.demo,
      root: projectRoot,
      contactEmail: config.contactEmail,
    },
    events: { emit: (trx, event, payload) => emitEvent(trx, reactions, event, payload as object) },
    jobs: { enqueue: (trx, job, data, options) => enqueue(trx, `${owner}.${job.name}`, data, options) },
    realtime: {
      publish: (room, event, message) => hub.publish(room, event, message),
      evict: (userId, room) => hub.evict(userId, room),
      signal: (topic) => hub.signal(`${owner}.${topic}`),
      onSignal: (topic, react) => hub.onSignal(`${owner}.${topic}`, react),
    },
    storage: scopedStorage(storage, owner),
    mail: {
      send: (trx, message) => mail.send(trx, { ...message, kind: `${owner}.${message.kind ?? 'mail'}` }),
      canNotify: notices.canNotify,
    },
    vault,
    audit: { record: recordAudit },
    people: {
      names: (ids) => listPersonNames(db.knex, ids),
      contact: findPersonContact,
      accounts: queryPersonAccounts,
    },
    breakGlass: { live: isLive },
    calendarFile: (events) => calendarFile(events, new URL(config.baseUrl).hostname),
    print: (document) => printer.print(document),
    ai,
    markdown: parseMarkdown,
    port: (port) => ports.one(owner, port),
    ports: (port) => ports.all(port),
  };
};
