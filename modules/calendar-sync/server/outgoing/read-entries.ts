import ical, { type CalendarComponent, type CalendarResponse, type VEvent } from 'node-ical';
import type { Stretch } from '#modules/scheduling/public';
import { nameClocks } from '../../lib/clock-names';
import { mostEntries } from '../../schemas/values';

const dayMs = 86_400_000;
/** Milliseconds for the rules of one calendar; a rule may be written to be endless. */
const budgetMs = 20_000;

/** Why a calendar cannot be read, as a sentence. */
export class Unreadable extends Error {}

/** Which time of a calendar is asked for. */
export interface BusySearch {
  /** The clock of its owner. */
  readonly zone: string;
  readonly window: Stretch;
  /** Entries that are left out, by their uid. */
  readonly isOwn?: (uid: string) => boolean;
}
/** When somebody is busy. Whole days are dates, from the first to the one after the last. */
export interface BusyTimes {
  readonly times: readonly Stretch[];
  readonly days: readonly { readonly from: string; readonly to: string }[];
  readonly entries: number;
  /** Entries whose rules could not be read. */
  readonly leftOut: number;
}

/** The date that a whole day stands for; the parser puts it on the clock of this machine. */
const toDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const toText = (value: unknown): string | null =>
  typeof value === 'string' ? value : value && typeof value === 'object' && 'val' in value ? String(value.val) : null;

const isFree = ({ transparency, status }: Pick<VEvent, 'transparency' | 'status'>): boolean =>
  toText(transparency) === 'TRANSPARENT' || toText(status) === 'CANCELLED';

const addEvent = (
  event: VEvent,
  { from, to }: Stretch,
  { times, days }: { readonly times: Stretch[]; readonly days: { from: string; to: string }[] },
): void => {
  const range = { from: new Date(from - dayMs), to: new Date(to + dayMs), expandOngoing: true };
  for (const { start, end, isFullDay, event: instance } of ical.expandRecurringEvent(event, range)) {
    if (isFree(instance)) continue;
    if (isFullDay)
      days.push({ from: toDate(start), to: toDate(end > start ? end : new Date(start.getTime() + dayMs)) });
    else if (end > start) times.push({ from: start.getTime(), to: end.getTime() });
  }
};

const listComponents = (parsed: CalendarResponse): CalendarComponent[] =>
  Object.values(parsed).filter((entry) => entry !== undefined);

/** Entries of a calendar that cannot be read whole, each by itself; what belongs to one uid stays together. */
const parseApart = (text: string): { readonly found: CalendarComponent[]; readonly leftOut: number } => {
  const byUid = new Map<string, string[]>();
  for (const entry of text.match(/^BEGIN:VEVENT[\s\S]*?^END:VEVENT/gm) ?? []) {
    const uid = /^UID:(.*)$/m.exec(entry)?.[1] ?? '';
    byUid.set(uid, [...(byUid.get(uid) ?? []), entry]);
  }
  const found: CalendarComponent[] = [];
  let leftOut = 0;
  for (const entries of byUid.values())
    try {
      const file = ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR'].join('\r\n');
      found.push(...listComponents(ical.sync.parseICS(file)));
    } catch {
      leftOut += entries.length;
    }
  return { found, leftOut };
};

/** Reads the text of a calendar file; an entry that cannot be read is left out. Throws `Unreadable`. */
export const parseEntries = (
  text: string,
  zone: string,
): { readonly found: readonly CalendarComponent[]; readonly leftOut: number } => {
  if (!/^BEGIN:VCALENDAR\s*$/im.test(text)) throw new Unreadable('What this address answers is no calendar (ICS).');
  if ((text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > mostEntries)
    throw new Unreadable(`This calendar has more than ${mostEntries.toLocaleString('en')} entries.`);
  const named = nameClocks(text, zone);
  try {
    return { found: listComponents(ical.sync.parseICS(named)), leftOut: 0 };
  } catch {
    return parseApart(named);
  }
};

/** When the owner of calendar files is busy: repetitions with their exceptions, whole days and free-busy lists. Throws `Unreadable`. */
export const readBusy = (texts: readonly string[], { zone, window, isOwn }: BusySearch): BusyTimes => {
  const found: { times: Stretch[]; days: { from: string; to: string }[] } = { times: [], days: [] };
  const started = performance.now();
  let [entries, leftOut] = [0, 0];
  for (const text of texts) {
    const parsed = parseEntries(text, zone);
    entries += parsed.leftOut;
    leftOut += parsed.leftOut;
    for (const entry of parsed.found) {
      if (performance.now() - started > budgetMs)
        throw new Unreadable('This calendar has repetitions that are too tangled to be read.');
      if (entry.type === 'VFREEBUSY')
        for (const { start, end, type } of entry.freebusy ?? [])
          if (type !== 'FREE') found.times.push({ from: new Date(start).getTime(), to: new Date(end).getTime() });
      if (entry.type !== 'VEVENT' || isOwn?.(entry.uid)) continue;
      entries += 1;
      try {
        addEvent(entry, window, found);
      } catch {
        leftOut += 1;
      }
    }
  }
  return { ...found, entries, leftOut };
};
