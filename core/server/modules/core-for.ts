import type { Knex } from 'knex';
import type { Ai } from '../../contract/ai';
import type { CalendarEvent, PrintDocument } from '../../contract/documents';
import { productName } from '../../contract/house';
import type { MailMessage, TranslatedMail } from '../../contract/mails';
import { eventListeners } from '../../contract/outside';
import type { Core, Logger, Storage, Vault } from '../../contract/server';
import { findPersonContact, listPersonNames, queryPersonAccounts } from '../accounts/person-accounts';
import { recordAudit } from '../audit';
import type { NoticeLimit } from '../auth/notice-limit';
import { isLive } from '../break-glass/grants';
import { calendarFile } from '../calendar/calendar-file';
import { afterCommit } from '../db/after-commit';
import { emitEvent, type Reaction } from '../events/outbox';
import type { Config, Database } from '../host';
import type { ReadHouse } from '../house';
import { enqueue } from '../jobs/enqueue';
import { parseMarkdown } from '../markdown/markdown';
import { pagesChanged, type RealtimeHub } from '../realtime/hub';
import { projectRoot } from '../root';
import { scopedStorage } from '../storage/stored-files';
import type { ModuleThreads } from './module-threads';
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
  readonly house: ReadHouse;
  readonly printer: { print(document: PrintDocument): Promise<Uint8Array> };
  readonly threads: ModuleThreads;
}

/** The house invites under its own name. */
const underHouse = (event: CalendarEvent, name: string): CalendarEvent =>
  event.organizer?.name === productName ? { ...event, organizer: { ...event.organizer, name } } : event;

/** The `Core` of one module: the same services, with the module's name on log lines, jobs and storage keys. */
export const coreFor = (owner: string, services: Services, ports: PortRegistry, reactions: Reaction[]): Core => {
  const { config, log, db, vault, storage, mail, notices, hub, ai, house, printer, threads } = services;
  return {
    db: db.knex,
    afterCommit,
    log: log.child?.({ module: owner }) ?? log,
    config: {
      baseUrl: config.baseUrl,
      production: config.production,
      demo: config.demo,
      root: projectRoot,
      get contactEmail() {
        return house().contactEmail;
      },
      get houseName() {
        return house().name;
      },
    },
    events: {
      emit: async (trx, event, payload) => {
        await emitEvent(trx, reactions, event, payload as object, ports.all(eventListeners));
        if (event.changesPages)
          trx.executionPromise.then(
            () => hub.signalAll(pagesChanged),
            () => undefined,
          );
      },
    },
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
    calendarFile: (events) =>
      calendarFile(
        [events].flat().map((event) => underHouse(event, house().name)),
        new URL(config.baseUrl).hostname,
      ),
    print: (document) =>
      printer.print(document.footer === productName ? { ...document, footer: house().name } : document),
    ai,
    inThread: threads.of(owner),
    markdown: parseMarkdown,
    port: (port) => ports.one(owner, port),
    ports: (port) => ports.all(port),
  };
};
