import type { ProductLanguage } from './page';

/** A text file that travels with a mail; a calendar with `text/calendar; method=REQUEST` is shown as an invitation. */
export interface MailAttachment {
  /** Letters, digits, dots, dashes, spaces; at most 100 characters. */
  readonly filename: string;
  readonly contentType: string;
  /** At most 256 KiB. */
  readonly body: string;
}

/** How mail programs keep the mails of one conversation together. Message-IDs are `id@host`, without angle brackets. */
export interface MailThread {
  readonly messageId: string;
  /** Earlier mails, the newest last. */
  readonly references: readonly string[];
  /** Where an answer goes; null: to the sender. */
  readonly replyTo: string | null;
}

/** A mail without its words. */
interface MailEnvelope {
  /** What it is for (`new-password`): shown to staff when it cannot be delivered. Without it they see the module alone. */
  readonly kind?: string;
  /** How long it is of use, such as the life of its link: afterwards it is dropped instead of sent. 30 days at most, and by default. */
  readonly validForMinutes?: number;
  readonly to: string;
  /** Of a mail that comes again and again: an address that ends the series when it is POSTed to, by whomever and without a session. */
  readonly unsubscribe?: string;
  /** Of a mail that a person of the team wrote, and that may be answered. */
  readonly thread?: MailThread;
}

/** What a mail says. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** At most five. */
  readonly attachments?: readonly MailAttachment[];
}

/** One mail; text is required, html optional. Never put a client's answers into a mail. */
export interface MailMessage extends MailEnvelope, MailWords {}

/**
 * A mail in every language of the product. The host looks up the recipient's when it is sent: that of the account with this
 * address, else that of the request being answered, so that neither callers nor jobs carry it along.
 */
export interface TranslatedMail extends MailEnvelope {
  readonly words: Readonly<Record<ProductLanguage, MailWords>>;
  /** Where neither an account nor a request says one. English without it. */
  readonly language?: ProductLanguage;
  /** Which of several wordings of its kind it is (`account`); staff word each of them. */
  readonly variant?: string;
  /** What of its words differs from mail to mail, by name. Addresses and references are found without it. */
  readonly values?: Readonly<Record<string, string | Readonly<Record<ProductLanguage, string>>>>;
}

/** A mail that goes to people, as its module writes it. */
export interface MailTemplate {
  /** What it is for, to staff. */
  readonly title: string;
  /** The mail with values that stand for any others: what it says is the built-in wording. */
  readonly sample: TranslatedMail;
}
