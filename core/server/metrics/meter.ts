/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Timed {
  /** Requests by bound, not yet summed up; the last place is for everything slower. */
  readonly counts: number[];
  seconds: number;
}

/** Counts requests since the process was started. */
export interface Meter {
  /** `route` is a pattern of the route table, never a typed path, so that there are only so many. */
  request(route: string, status: number, ms: number): void;
  /** The counts in Prometheus' text format. */
  lines(): readonly string[];
}

const escaped = (value: string): string => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

/** One sample: `name{label="value"} 1`. */
export const sample = (name: string, value: number, labels: Readonly<Record<string, string>> = {}): string => {
  const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${said.length > 0 ? `{${said.join(',')}}` : ''} ${value}`;
};

/** What stands above the samples of one name. */
export const about = (name: string, type: 'counter' | 'gauge' | 'histogram', help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const histogram = (route: string, { counts, seconds }: Timed): string[] => {
  const name = 'hedo_http_request_seconds';
  let sum = 0;
  const buckets = counts.map((count, place) => {
    sum += count;
    return sample(`${name}_bucket`, sum, { route, le: String(bounds[place] ?? '+Inf') });
  });
  return [...buckets, sample(`${name}_sum`, seconds, { route }), sample(`${name}_count`, sum, { route })];
};

/** A meter with nothing counted yet. */
export const createMeter = (): Meter => {
  const answered = new Map<string, { readonly route: string; readonly status: string; count: number }>();
  const timed = new Map<string, Timed>();
  return {
    request: (route, status, ms) => {
      const group = `${Math.floor(status / 100)}xx`;
      const key = `${group} ${route}`;
      const counted = answered.get(key) ?? { route, status: group, count: 0 };
      counted.count += 1;
      answered.set(key, counted);
      const time = timed.get(route) ?? { counts: new Array<number>(bounds.length + 1).fill(0), seconds: 0 };
      const place = bounds.findIndex((bound) => ms / 1000 <= bound);
      const at = place < 0 ? bounds.length : place;
      time.counts[at] = (time.counts[at] ?? 0) + 1;
      time.seconds += ms / 1000;
      timed.set(route, time);
    },
    lines: () => [
      ...about('hedo_http_requests_total', 'counter', 'Answered requests by route and group of status.'),
      ...[...answered.values()].map(({ route, status, count }) =>
        sample('hedo_http_requests_total', count, { route, status }),
      ),
      ...about('hedo_http_request_seconds', 'histogram', 'Time to answer by route.'),
      ...[...timed].flatMap(([route, time]) => histogram(route, time)),
    ],
  };
};
