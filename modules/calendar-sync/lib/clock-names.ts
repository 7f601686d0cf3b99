const known = new Map<string, boolean>();

/** Whether this runtime knows a zone by this name. */
export const isClockName = (name: string): boolean => {
  const found = known.get(name);
  if (found !== undefined) return found;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    isKnown = false;
  }
  // Names come from calendars of others: as many as they like.
  if (known.size < 1000) known.set(name, isKnown);
  return isKnown;
};

/** Names of Outlook, which the parser knows. */
const outlook = / (Standard|Daylight) Time$|^UTC[+-]?/;

/** The zone a calendar means: many programs write a path that ends with its name. Null where it cannot be found. */
const findClockName = (written: string): string | null => {
  const name = written.replaceAll('"', '').trim();
  if (isClockName(name) || outlook.test(name)) return name;
  const parts = name.split('/');
  for (const count of [3, 2]) {
    const end = parts.slice(-count).join('/');
    if (parts.length > count && isClockName(end)) return end;
  }
  return null;
};

const timeLine =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[A-Z-]+=(?:"[^"\r\n]*"|[^";:\r\n]*))*):(\d{8}T\d{6}[^Z\r\n]*)$/gm;

/**
 * Gives every time of a calendar a zone that is known: times on no clock, and those of zones nobody else has, are read on the calendar's
 * own clock where it names one, else on that of its owner.
 */
export const nameClocks = (text: string, ownZone: string): string => {
  const named = /^X-WR-TIMEZONE:(.+?)\r?$/m.exec(text)?.[1];
  const zone = (named && findClockName(named)) ?? ownZone;
  return text.replace(timeLine, (_, property: string, parameters: string, value: string) => {
    const written = /;TZID=("[^"]*"|[^;:]*)/.exec(parameters)?.[1];
    const clock = (written && findClockName(written)) ?? zone;
    const others = parameters.replace(/;TZID=("[^"]*"|[^;:]*)/, '');
    return `${property};TZID=${clock}${others}:${value}`;
  });
};
