import { rootCertificates } from 'node:tls';
import { ImapFlow } from 'imapflow';
import type { Mailbox } from '../settings';

const waitMs = 20_000;

/**
 * Signs in to a mailbox, whose certificate has to be signed by a public authority or by one of `authorities` (PEM).
 * Imported late: the library brings tables of all alphabets, and most houses have no mailbox.
 */
export const openMailbox = async (
  { host, port, isSecure, isLocal, user, password }: Mailbox,
  authorities: string,
): Promise<ImapFlow> => {
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass: password }, logger: false },
    // A password never travels in the clear, unless it stays on this computer.
    ...(isSecure || isLocal ? {} : { doSTARTTLS: true }),
    ...(authorities === '' ? {} : { tls: { ca: [...rootCertificates, authorities] } }),
    ...{ connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
  });
  // Without a listener a broken connection would end the process; whoever waits for an answer gets the error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
