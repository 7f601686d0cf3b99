import { exchange, Undeliverable } from '#modules/integrations/public-server';
import type { Stretch } from '#modules/scheduling/public';
import { mostBytes } from '../../schemas/values';
import { type BusyTimes, readBusy, Unreadable } from './read-entries';

const timeoutMs = 15_000;
const mostRedirects = 3;

export interface FeedRequest {
  readonly address: string;
  /** Of the answer before; null asks for the whole calendar. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly zone: string;
  readonly window: Stretch;
  readonly allowPrivate: boolean;
}
/** What became of reading a calendar. Threads answer values, so a failure is one. */
export type FeedReading =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly busy: BusyTimes;
    }
  | { readonly kind: 'failed'; readonly reason: string };

const whyNot = (status: number): string => {
  if (status === 401 || status === 403) return 'The calendar is not public at this address: it asks for a password.';
  if (status === 404 || status === 410)
    return 'There is no calendar at this address any more. Remove it here and add its new address.';
  return `The address answered ${status} instead of a calendar.`;
};

const ask = async ({ address, etag, lastModified, allowPrivate }: FeedRequest) => {
  const headers = {
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Hedo-Calendars/1',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await exchange(url, { method: 'GET', headers }, { allowPrivate, timeoutMs, mostBytes });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || !location) return answer;
    if (!URL.canParse(location, url)) break;
    // Each address on the way is looked at like the first.
    url = new URL(location, url).href;
  }
  throw new Undeliverable('The address leads from one to the next and to no calendar.');
};

/** Reads a calendar by its address, if it is another than before, and works out when its owner is busy. */
export const readFeed = async (request: FeedRequest): Promise<FeedReading> => {
  try {
    const { status, headers, body, isWhole } = await ask(request);
    if (status === 304) return { kind: 'unchanged' };
    if (status !== 200) return { kind: 'failed', reason: whyNot(status) };
    if (!isWhole) return { kind: 'failed', reason: `The calendar is larger than ${mostBytes / 1024 / 1024} MB.` };
    const busy = readBusy([body.toString('utf8')], request);
    return {
      kind: 'read',
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
      busy,
    };
  } catch (error) {
    if (error instanceof Undeliverable || error instanceof Unreadable) return { kind: 'failed', reason: error.message };
    throw error;
  }
};
