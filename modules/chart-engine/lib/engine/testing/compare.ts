/** Largest difference allowed by the name of a value: seconds for instants, degrees for the rest. */
function toleranceOf(path: string): number | null {
  const name = path.split('.').at(-1)!;
  if (/utc$/i.test(name)) return 1;
  if (['ascendant', 'midheaven'].includes(name) || path.includes('placidusCusps.')) return 3 / 3600;
  if (['longitude', 'degree', 'meanNode'].includes(name)) return 0.5 / 3600;
  if (name === 'orb') return 0.001;
  return null;
}

function distance(path: string, actual: unknown, expected: unknown): number {
  if (typeof expected === 'string') return Math.abs(Date.parse(String(actual)) - Date.parse(expected)) / 1000;
  const apart = Math.abs(Number(actual) - Number(expected));
  return path.endsWith('orb') ? apart : Math.min(apart, 360 - apart);
}

/** Every difference between a chart and what is expected of it, as sentences; none when it agrees within the tolerances. */
export function differences(actual: unknown, expected: unknown, path = ''): string[] {
  const allowed = toleranceOf(path);
  if (allowed !== null && expected !== null && typeof expected !== 'object') {
    const apart = distance(path, actual, expected);
    return apart <= allowed ? [] : [`${path}: ${String(actual)} is ${apart} from ${String(expected)}`];
  }
  if (typeof expected !== 'object' || expected === null) {
    return actual === expected ? [] : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  }
  if (typeof actual !== 'object' || actual === null) return [`${path}: missing`];
  const [got, wanted] = [actual as Record<string, unknown>, expected as Record<string, unknown>];
  const keys = new Set([...Object.keys(got), ...Object.keys(wanted)]);
  return [...keys].flatMap((key) =>
    key in got && key in wanted
      ? differences(got[key], wanted[key], `${path}.${key}`)
      : [`${path}.${key}: ${key in got ? 'unexpected' : 'missing'}`],
  );
}
