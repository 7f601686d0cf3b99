import {
  createAccount,
  createCalendarObject,
  deleteCalendarObject,
  fetchCalendarObjects,
  getBasicAuthHeaders,
  propfind,
  updateCalendarObject,
} from 'tsdav';
import { exchange, Undeliverable } from '#modules/integrations/public-server';
import type { Stretch } from '#modules/scheduling/public';
import type { RemoteCalendar } from '../../schemas/accounts';
import { type BusyTimes, parseEntries, readBusy, Unreadable } from './read-entries';

const bounds = { timeoutMs: 20_000, mostBytes: 20 * 1024 * 1024 } as const;
const mostRedirects = 3;

export interface Login {
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly allowPrivate: boolean;
}
/** Threads answer values, so a failure is one, with a sentence for the practitioner. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** One of our sessions as it stands in the other calendar; instants are ISO. */
export interface RemoteEntry {
  readonly sessionId: string;
  readonly url: string;
  readonly etag: string;
  readonly start: string;
  readonly end: string;
  readonly isRepeating: boolean;
}
export type CalendarReading =
  | { readonly isChanged: false }
  | {
      readonly isChanged: true;
      readonly token: string | null;
      readonly entries: readonly RemoteEntry[];
      readonly busy: BusyTimes;
    };

class Refused extends Error {}

/** Whether a host may get the password that was given for another: itself, or one with the same parent. */
const isSameHouse = (host: string, home: string): boolean => {
  const parent = home.split('.').slice(1).join('.');
  return host === home || (parent.includes('.') && host.endsWith(`.${parent}`));
};

/** `fetch` for the library: guarded like all requests that go out, and the password goes nowhere else. */
const fetchFor =
  ({ address, allowPrivate }: Login, isLenient: boolean): typeof fetch =>
  async (input, init) => {
    const home = new URL(address).hostname;
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'user-agent': 'Hedo-Calendars/1' };
    const method = init?.method ?? 'GET';
    let url = String(input);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!isSameHouse(new URL(url).hostname, home))
        throw new Refused('The server leads to another one, which does not get your password.');
      const body = typeof init?.body === 'string' ? { body: init.body } : {};
      const answer = await exchange(url, { method, headers, ...body }, { ...bounds, allowPrivate });
      const { status, headers: answered } = answer;
      if (!answer.isWhole) throw new Refused('The calendar is too large to be read.');
      if (status === 401 || status === 403) throw new Refused('The server refused name or password. Connect it again.');
      const isRedirect = [301, 302, 307, 308].includes(status) && answered.location;
      if (isRedirect && init?.redirect !== 'manual') {
        url = new URL(answered.location ?? '', url).href;
        continue;
      }
      if (status >= 500) throw new Refused(`The server answered ${status}.`);
      if (!isLenient && status >= 400 && (method === 'PROPFIND' || method === 'REPORT'))
        throw new Refused(
          status === 404 ? 'The chosen calendar is gone. Choose another one.' : `The server answered ${status}.`,
        );
      const given = Object.entries(answered).flatMap(([name, value]) =>
        value ? [[name, String(value)] as const] : [],
      );
      const text = [204, 304].includes(status) ? null : new Uint8Array(answer.body);
      return new Response(text, { status, headers: given.map(([name, value]) => [name, value]) });
    }
    throw new Refused('The address leads from one to the next and to no calendar.');
  };

const attempt = async <T>(work: () => Promise<T>): Promise<Answered<T>> => {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Undeliverable || error instanceof Unreadable || error instanceof Refused)
      return { ok: false, reason: error.message };
    if (error instanceof Error && error.message.startsWith('Invalid credentials'))
      return { ok: false, reason: 'The server refused name or password. Connect it again.' };
    return { ok: false, reason: 'The server does not answer as calendar servers (CalDAV) do. Check the address.' };
  }
};

const basic = ({ user, password }: Login): Record<string, string> => {
  const { authorization } = getBasicAuthHeaders({ username: user, password });
  return authorization ? { authorization } : {};
};

/** Calendars of an account into which events can be written. */
export const listCalendars = (login: Login): Promise<Answered<RemoteCalendar[]>> =>
  attempt(async () => {
    const { calendars = [] } = await createAccount({
      account: { serverUrl: login.address, accountType: 'caldav' },
      headers: basic(login),
      loadCollections: true,
      fetch: fetchFor(login, true),
    });
    return calendars
      .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
      .map(({ url, displayName }) => ({
        url,
        name: typeof displayName === 'string' && displayName.trim() ? displayName.slice(0, 200) : new URL(url).pathname,
      }));
  });

/** What is read of a calendar, and for whom. */
export interface CalendarSearch {
  readonly calendarUrl: string;
  /** Of the reading before; an equal one means that nothing was changed. */
  readonly token: string | null;
  /** Where our sessions were. */
  readonly known: readonly string[];
  /** What the uids of our sessions end with. */
  readonly uidEnd: string;
  readonly zone: string;
  readonly window: Stretch;
}

const toEntry = (text: string, url: string, etag: string, { uidEnd, zone }: CalendarSearch): RemoteEntry | null => {
  const event = parseEntries(text, zone).found.find((one) => one.type === 'VEVENT' && one.uid.endsWith(uidEnd));
  if (event?.type !== 'VEVENT' || String(event.status) === 'CANCELLED') return null;
  const end = event.end ?? event.start;
  return {
    sessionId: event.uid.slice(0, -uidEnd.length),
    ...{ url, etag },
    start: event.start.toISOString(),
    end: end.toISOString(),
    isRepeating: event.rrule !== undefined,
  };
};

/** An object by its address; none where it is gone. */
const readObject = async (login: Login, url: string) => {
  const answer = await fetchFor(login, false)(url, { headers: basic(login) });
  if (answer.status === 404 || answer.status === 410) return [];
  if (!answer.ok) throw new Refused(`The server answered ${answer.status}.`);
  return [{ url, etag: answer.headers.get('etag') ?? '', data: await answer.text() }];
};

/** Reads a calendar if it was changed: our sessions in it, and when its owner is busy with anything else. */
export const readCalendar = (login: Login, search: CalendarSearch): Promise<Answered<CalendarReading>> =>
  attempt(async () => {
    const { calendarUrl: url, window } = search;
    const [headers, fetch] = [basic(login), fetchFor(login, false)];
    const props = { 'd:sync-token': {}, 'cs:getctag': {} };
    const [state] = await propfind({ url, props, depth: '0', headers, fetch });
    const token = state?.props?.syncToken ?? state?.props?.getctag;
    const written = token === undefined ? null : String(token);
    if (written !== null && written === search.token) return { isChanged: false };
    const range = { start: new Date(window.from).toISOString(), end: new Date(window.to).toISOString() };
    const found = await fetchCalendarObjects({
      ...{ calendar: { url }, timeRange: range, headers, fetch },
      urlFilter: () => true,
      useMultiGet: false,
    });
    // What was moved out of sight is no deletion.
    for (const known of search.known)
      if (!found.some((one) => one.url === known)) found.push(...(await readObject(login, known)));
    const texts = found.flatMap(({ url: at, etag, data }) =>
      typeof data === 'string' && data !== '' ? [{ at, etag: etag ?? '', data }] : [],
    );
    const busy = readBusy(
      texts.map(({ data }) => data),
      { ...search, isOwn: (uid) => uid.endsWith(search.uidEnd) },
    );
    const entries = texts.flatMap(({ at, etag, data }) =>
      data.replace(/\r?\n[ \t]/g, '').includes(search.uidEnd) ? (toEntry(data, at, etag, search) ?? []) : [],
    );
    return { isChanged: true, token: written, entries, busy };
  });

/** Writes one event where it was seen with this etag; null where it is new. Null is answered when it was changed meanwhile. */
export const writeEntry = (
  login: Login,
  { calendarUrl, url, etag, text }: { calendarUrl: string; url: string; etag: string | null; text: string },
): Promise<Answered<{ readonly etag: string } | null>> =>
  attempt(async () => {
    const [headers, fetch] = [basic(login), fetchFor(login, false)];
    const filename = new URL(url).pathname.split('/').at(-1) ?? '';
    const answer =
      etag === null
        ? await createCalendarObject({ calendar: { url: calendarUrl }, filename, iCalString: text, headers, fetch })
        : await updateCalendarObject({ calendarObject: { url, etag, data: text }, headers, fetch });
    if (answer.status === 412 || answer.status === 404 || answer.status === 409) return null;
    if (!answer.ok) throw new Refused(`The server did not take a session: it answered ${answer.status}.`);
    return { etag: answer.headers.get('etag') ?? '' };
  });

/** Removes one event that was seen with this etag. False when it was changed meanwhile. */
export const removeEntry = (
  login: Login,
  { url, etag }: { readonly url: string; readonly etag: string },
): Promise<Answered<boolean>> =>
  attempt(async () => {
    const [headers, fetch] = [basic(login), fetchFor(login, false)];
    const { status, ok } = await deleteCalendarObject({ calendarObject: { url, etag }, headers, fetch });
    if (!ok && ![404, 410, 412].includes(status)) throw new Refused(`The server answered ${status}.`);
    return status !== 412;
  });
