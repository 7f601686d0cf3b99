import { formatDay } from '#core/web/format-day';
import { Badge } from '#ui';
import type { ReturnsView } from '../../../schemas/sky';
import styles from './phases.module.css';
import { texts } from './texts/texts';

type Marker = ReturnsView['markers'][number];
type MarkerText = Exclude<`${Marker['body']}.${Marker['kind']}`, `Sun.${string}`>;

const list = new Intl.ListFormat('en');

/** The days of a marker; of a birth without an exact time the windows. */
const daysOf = ({ passes, windows }: Marker): string =>
  list.format(
    windows
      ? windows.map(({ from, to }) =>
          formatDay(from) === formatDay(to)
            ? formatDay(from)
            : texts('between', { from: formatDay(from), to: formatDay(to) }),
        )
      : passes.map(formatDay),
  );

/** All markers in order of time; the first that is still to come is called the next. */
export const Markers = ({ markers, now }: { readonly markers: readonly Marker[]; readonly now: number }) => {
  const lastOf = ({ passes }: Marker) => Date.parse(passes.at(-1) ?? '');
  const next = markers.find((marker) => lastOf(marker) >= now);
  return (
    <ol className={styles.markers}>
      {markers.map((marker) => {
        const { body, kind, ageYears } = marker;
        const past = lastOf(marker) < now;
        return (
          <li key={`${body}-${kind}-${marker.passes[0]}`} data-past={past || undefined}>
            <span className={styles.age}>{texts('age', { age: Math.floor(ageYears) })}</span>
            <div>
              <h3>
                {texts('name', { body, kind })} {marker === next && <Badge tone="reviewed">{texts('next')}</Badge>}
                {past && <span className="visually-hidden">{texts('past')}</span>}
              </h3>
              <p>{daysOf(marker)}</p>
              <p className={styles.about}>{body !== 'Sun' && texts(`${body}.${kind}` as MarkerText)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
};
