import { excerptSigns } from '../../schemas/values';
import { exchange } from './exchange';

/** The whole of a delivery, and bytes of the answer that are read. */
const bounds = { timeoutMs: 10_000, mostBytes: 16 * 1024 } as const;

export interface Answer {
  readonly status: number;
  /** The beginning of the answer, printable. */
  readonly excerpt: string;
}

const readExcerpt = (body: Buffer): string =>
  body
    .toString('utf8')
    .slice(0, excerptSigns)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever another system answers, it is shown as a line of text.
    .replace(/[\u0000-\u001f\u007f]+/gu, ' ')
    .trim();

/** Posts a message and answers what came back. Throws `Undeliverable` with a sentence for staff when no answer came. */
export const postMessage = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  allowPrivate: boolean,
): Promise<Answer> => {
  const answer = await exchange(address, { method: 'POST', headers, body }, { ...bounds, allowPrivate });
  return { status: answer.status, excerpt: readExcerpt(answer.body) };
};
