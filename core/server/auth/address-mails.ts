import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ProductLanguage } from '../../contract/page';
import { enqueue } from '../jobs/enqueue';
import type { NamedJob } from '../jobs/worker';
import type { Mail } from '../mail/mail';
import { decrypt, encrypt } from '../vault/cipher';
import { knownAddressMail, resetMail } from './mails';
import type { NoticeLimit } from './notice-limit';
import { dropTokens, issueToken } from './one-time-tokens';
import type { RecordAudit } from './person-of';
import { signInLinkMail } from './security-mails';
import { findUserByEmail, findUserById } from './users';
import { sendProof } from './verify-address';

interface TypedAddress {
  readonly email: string;
  readonly origin: string;
  /** Of the page on which it was typed: for an account that has chosen none. */
  readonly language: ProductLanguage | null;
}

/** What somebody did with a typed address. `created` is the account that was made with it just now, if any. */
type Typed =
  | ({ readonly form: 'register'; readonly created: string | null } & TypedAddress)
  | ({ readonly form: 'forgot' } & TypedAddress)
  | ({
      readonly form: 'sign-in-link';
      /** The browser in which it was asked for. */
      readonly browser: string;
    } & TypedAddress);

/** Writes the mails that follow a typed address, in the background. */
export interface AddressMails {
  /** Asks for the mail in the caller's transaction. The same work whether or not the address is known: only the job looks. */
  request(trx: Knex, typed: Typed): Promise<void>;
  readonly job: NamedJob;
}

interface Parts {
  readonly knex: Knex;
  readonly mail: Mail;
  readonly audit: RecordAudit;
  readonly notices: NoticeLimit;
  readonly root: Buffer;
}

const name = 'core.write-address-mail';
/** The queue must not say who was looked for, so its data is encrypted. */
const context = 'jobs:address-mail';

export const createAddressMails = ({ knex, mail: mails, audit, notices, root }: Parts): AddressMails => {
  const write = async (trx: Knex.Transaction, typed: Typed, mail: Pick<Mail, 'send'>): Promise<void> => {
    const link = (path: string): string => `${typed.origin}${path}`;
    if (typed.form === 'register' && typed.created !== null) {
      const user = await findUserById(trx, typed.created);
      if (user) await sendProof({ mail, link }, trx, user);
      return;
    }
    // To the stored address, never the typed one.
    const user = await findUserByEmail(trx, typed.email);
    if (!user) return;
    if (typed.form === 'register') return mail.send(trx, knownAddressMail(user.email, link));
    if (typed.form === 'sign-in-link') {
      await dropTokens(trx, 'sign-in-link', user.id);
      const signInToken = await issueToken(trx, 'sign-in-link', user.id, typed.browser, 'mail-link');
      await mail.send(trx, signInLinkMail(user.email, link(`/sign-in-link?token=${signInToken}`)));
      return audit(trx, { actor: null, action: 'sign-in-link.asked', subject: user.id });
    }
    await dropTokens(trx, 'set-password', user.id);
    const token = await issueToken(trx, 'set-password', user.id);
    await mail.send(trx, resetMail(user.email, link(`/reset-password?token=${token}`)));
    await audit(trx, { actor: null, action: 'password.reset-asked', subject: user.id });
  };
  return {
    request: (trx, typed) =>
      enqueue(trx, name, {
        request: randomUUID(),
        encrypted: encrypt(root, context, JSON.stringify(typed)).toString('base64'),
      }),
    job: {
      name,
      run: async ({ request, encrypted }: { readonly request: string; readonly encrypted: string }) => {
        // A job that is run again after its worker died must not send a second link, which would end the first.
        const reference = `address-mail:${request}`;
        if (await knex('mails').where({ reference }).first('id')) return;
        const plain = decrypt(root, context, Buffer.from(encrypted, 'base64')).toString('utf8');
        const typed = JSON.parse(plain) as Typed;
        if (!(await notices.canNotify(typed.email))) return;
        const language = typed.language ?? 'en';
        const mail: Pick<Mail, 'send'> = {
          send: (db, message) => mails.send(db, { ...message, ...('words' in message && { language }), reference }),
        };
        await knex.transaction((trx) => write(trx, typed, mail));
      },
    },
  };
};
