import { randomBytes } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { testDatabase } from '../../../testing/db';
import { vaultOf } from '../../../testing/vault';
import type { Database } from '../../host';
import { drainJobs, prepareJobs } from '../../jobs/worker';
import { createMail, type Mail } from '../mail';

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real mail server on a free port. What it is asked to refuse, it refuses with that answer. */
export interface TestMailServer {
  readonly url: string;
  readonly received: Received[];
  /** The answer to a recipient or a message; null takes it. */
  refuse: { readonly at: 'recipient' | 'message'; readonly code: number; readonly words: string } | null;
  stop(): Promise<void>;
}

export const startMailServer = async (): Promise<TestMailServer> => {
  const received: Received[] = [];
  let refuse: TestMailServer['refuse'] = null;
  const refusal = (at: 'recipient' | 'message'): Error | null =>
    refuse?.at === at ? Object.assign(new Error(refuse.words), { responseCode: refuse.code }) : null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('message');
        if (refused) return done(refused);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get refuse() {
      return refuse;
    },
    set refuse(answer) {
      refuse = answer;
    },
    stop: () => new Promise<void>((done) => smtp.close(() => done())),
  };
};

export const from = 'Hedo <no-reply@hedo.example>';

/** A database, a mail server, and mail between them with or without that server configured. */
export interface MailScene {
  readonly db: Database;
  readonly server: TestMailServer;
  readonly logged: string[];
  mail(smtpUrl?: string | null): Mail;
  /** Runs what is due, as a process with (or without) a mail server does. */
  runJobs(mail?: Mail): Promise<void>;
  queued(): Promise<number>;
  /** As if the queue's back-off were over. */
  makeDue(): Promise<void>;
  stop(): Promise<void>;
}

export const startMailScene = async (): Promise<MailScene> => {
  const db = await testDatabase();
  await prepareJobs(db.connectionString);
  const server = await startMailServer();
  const vault = vaultOf(randomBytes(32));
  const logged: string[] = [];
  const write = (message: string, fields: object = {}): void =>
    void logged.push(JSON.stringify({ message, ...fields }));
  const log = { info: write, warn: write, error: write };
  const mail = (smtpUrl: string | null = server.url): Mail =>
    createMail({ config: { smtpUrl, mailFrom: from }, knex: db.knex, vault, log });
  return {
    db,
    server,
    logged,
    mail,
    runJobs: (one = mail()) => drainJobs(db.connectionString, one.jobs, log),
    queued: async () => Number((await db.knex.raw('select count(*) from graphile_worker.jobs')).rows[0].count),
    makeDue: () => db.knex.raw("update graphile_worker._private_jobs set run_at = now() - interval '1 second'"),
    stop: async () => {
      await server.stop();
      await db.stop();
    },
  };
};
