import { readFileSync } from 'node:fs';
import { emailAddress, type Read, type SettingValues, secret, setting, text } from '#core/contract/settings';

/** Where a mailbox is and who reads it. */
export interface Mailbox {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else STARTTLS, which a server that is not on this computer has to offer. */
  readonly isSecure: boolean;
  readonly isLocal: boolean;
  readonly user: string;
  readonly password: string;
}

const ports = { 'imaps:': 993, 'imap:': 143 } as const;
const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `imaps://user:password@mail.example`, with both written as addresses want it. */
const mailbox: Read<Mailbox> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && (url.protocol === 'imaps:' || url.protocol === 'imap:') && url.hostname && url.username && url.password)
    return {
      host: url.hostname,
      port: Number(url.port) || ports[url.protocol],
      isSecure: url.protocol === 'imaps:',
      isLocal: local.has(url.hostname),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  throw new Error('an address such as imaps://user:password@mail.example.org');
};

/** The contents of a file of certificates. */
const certificates: Read<string> = (path) => {
  const said = 'a file of certificates in PEM, each between BEGIN CERTIFICATE and END CERTIFICATE';
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    throw new Error(said);
  }
  if (!/-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----/.test(pem)) throw new Error(said);
  return pem;
};

export const settings = {
  inboundAddress: setting(
    'INBOX_INBOUND_ADDRESS',
    emailAddress,
    '',
    'Address whose mails are posted to /api/inbox/inbound or lie in the mailbox of INBOX_IMAP_URL',
  ),
  inboundSecret: secret('INBOX_INBOUND_SECRET', text, 'Secret that the mail service sends as x-inbox-secret'),
  mailbox: secret(
    'INBOX_IMAP_URL',
    mailbox,
    'Mailbox from which answers are fetched each minute: imaps://user:password@host',
  ),
  mailboxAuthorities: setting(
    'INBOX_IMAP_CA_FILE',
    certificates,
    '',
    'File of certificates (PEM) to trust next to the public ones, for a mailbox with a certificate of its own',
  ),
  mailboxFolder: setting('INBOX_IMAP_FOLDER', text, 'INBOX', 'Folder of that mailbox'),
};

export type Settings = SettingValues<typeof settings>;

/** Whether mails to the inbound address come in here: only then are people asked to answer to it. */
export const takesMails = ({ inboundAddress, inboundSecret, mailbox }: Settings): boolean =>
  inboundAddress !== '' && (inboundSecret !== null || mailbox !== null);
