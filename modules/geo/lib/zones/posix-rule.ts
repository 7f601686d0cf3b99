/** Day on which clocks change: the `week`-th (5 is the last) `weekday` (0 is Sunday) of `month`, `seconds` after local midnight. */
interface RuleDay {
  readonly month: number;
  readonly week: number;
  readonly weekday: number;
  readonly seconds: number;
}

/** What a zone does after its last listed transition; offsets in seconds east of Greenwich. */
export interface PosixRule {
  readonly standard: number;
  readonly summer: { readonly offset: number; readonly start: RuleDay; readonly end: RuleDay } | null;
}

/** An instant (seconds since 1970 UTC) and the offset in force from it on. */
export interface Transition {
  readonly at: number;
  readonly offset: number;
}

const seconds = (text: string): number => {
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0, rest = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  return sign * (hours * 3600 + minutes * 60 + rest);
};

const ruleDay = (text: string): RuleDay => {
  const [day = '', time = '2'] = text.split('/');
  const match = /^M(\d+)\.(\d)\.(\d)$/.exec(day);
  if (!match) throw new Error(`unsupported rule day ${text}`);
  return { month: Number(match[1]), week: Number(match[2]), weekday: Number(match[3]), seconds: seconds(time) };
};

/** Reads a POSIX TZ text such as `CET-1CEST,M3.5.0,M10.5.0/3`; throws on day forms that no current zone uses (Jn, n). */
export const parsePosixRule = (text: string): PosixRule => {
  const name = '(?:<[^>]+>|[A-Za-z]+)';
  const offset = '([+-]?\\d+(?::\\d+){0,2})';
  const match = new RegExp(`^${name}${offset}(?:${name}${offset}?,([^,]+),([^,]+))?$`).exec(text);
  if (!match) throw new Error(`unsupported rule ${text}`);
  // POSIX counts offsets west of Greenwich. Adding 0 turns -0 into 0.
  const standard = 0 - seconds(match[1] ?? '0');
  if (!match[3] || !match[4]) return { standard, summer: null };
  const summer = match[2] ? 0 - seconds(match[2]) : standard + 3600;
  return { standard, summer: { offset: summer, start: ruleDay(match[3]), end: ruleDay(match[4]) } };
};

const localSeconds = (year: number, day: RuleDay): number => {
  const first = Date.UTC(year, day.month - 1, 1) / 1000;
  const firstWeekday = new Date(first * 1000).getUTCDay();
  const days = new Date(Date.UTC(year, day.month, 0)).getUTCDate();
  let date = 1 + ((day.weekday - firstWeekday + 7) % 7) + (day.week - 1) * 7;
  while (date > days) date -= 7;
  return first + (date - 1) * 86_400 + day.seconds;
};

/** Transitions that a rule makes in the years `from` to `to` (inclusive), in order of time. */
export const ruleTransitions = (rule: PosixRule, from: number, to: number): Transition[] => {
  const { standard, summer } = rule;
  if (!summer) return [];
  const list: Transition[] = [];
  for (let year = from; year <= to; year += 1) {
    list.push({ at: localSeconds(year, summer.start) - standard, offset: summer.offset });
    list.push({ at: localSeconds(year, summer.end) - summer.offset, offset: standard });
  }
  return list.sort((a, b) => a.at - b.at);
};
