import type { MailAttachment, MailMessage, MailThread } from '../../contract/mails';
import type { Vault } from '../../contract/server';
import type { OwnVault } from '../vault/vault';

/** What of a mail is encrypted: to whom it goes and every word of it. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
  /** Where a mail program ends the series by itself; null for mails that belong to none. */
  readonly unsubscribe: string | null;
  /** Absent in mails that nobody of the team wrote. */
  readonly thread?: MailThread;
}

/** The columns by which a mail is stored: encrypted, and found again by a hash of its recipient. */
export interface EncryptedContent {
  readonly sealed: Buffer;
  readonly recipient_hash: string;
}

/** Encrypts mails with the product's own key: many go to people without an account. */
export interface MailCipher {
  encrypt(id: string, content: MailContent): EncryptedContent;
  /** Throws when it was encrypted with another master key, or belongs to another row. */
  decrypt(id: string, sealed: Uint8Array): MailContent;
  hashRecipient(address: string): string;
}

const contextOf = (id: string): string => `mails:sealed:${id}`;

export const createMailCipher = (
  vault: Pick<Vault, 'encryptForHost' | 'decryptForHost'> & Pick<OwnVault, 'hashForHost'>,
): MailCipher => {
  const hashRecipient = (address: string): string => vault.hashForHost('mails:recipient', address.toLowerCase());
  return {
    encrypt: (id, content) => ({
      sealed: vault.encryptForHost(contextOf(id), JSON.stringify(content)),
      recipient_hash: hashRecipient(content.to),
    }),
    decrypt: (id, sealed) => JSON.parse(vault.decryptForHost(contextOf(id), sealed)) as MailContent,
    hashRecipient,
  };
};

/** A checked message without what only says how to treat it. */
export const toContent = ({ to, subject, text, html, attachments, unsubscribe, thread }: MailMessage): MailContent => ({
  to,
  subject,
  text,
  html: html ?? null,
  attachments: attachments ?? [],
  unsubscribe: unsubscribe ?? null,
  ...(thread && { thread }),
});
