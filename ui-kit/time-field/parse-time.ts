/** Reads a time as people write it ('0:05', '14.30', '1430', '2:30 pm', '14h30'): 'HH:MM', or null when it is none. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.,h\s]\s?(\d{2})|(?<=\d{1,2})(\d{2}))?\s*(?:h|uhr)?\s*(?:([ap])\.?\s?m?\.?)?$/i.exec(
    text.trim(),
  );
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? match[3] ?? 0);
  const half = match[4]?.toLowerCase();
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
