import type { Core } from '#core/contract/server';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The Message-ID of a mail of ours, without angle brackets. It cannot be guessed, so who names it has got the mail. */
export const toMessageId = ({ config }: Pick<Core, 'config'>, id: string, inboundAddress: string): string =>
  `${id}@${inboundAddress.split('@')[1] ?? new URL(config.baseUrl).hostname}`;

/** Where an answer to one mail goes: `team+<id>@hedo.example`. */
export const toReplyAddress = (inboundAddress: string, id: string): string => inboundAddress.replace('@', `+${id}@`);

/** Ids of mails of ours that a mail which came in names: in its references, and in the addresses that it went to. */
export const findNamedMails = (references: readonly string[], recipients: readonly string[]): string[] => {
  const found = [
    ...references.flatMap((text) => [...text.matchAll(new RegExp(`<?(${uuid})@`, 'gi'))]),
    ...recipients.flatMap((text) => [...text.matchAll(new RegExp(`\\+(${uuid})@`, 'gi'))]),
  ].map(([, id = '']) => id.toLowerCase());
  return [...new Set(found)].slice(-50);
};
