import { Slot, useSession } from '#core/web';
import { formatDay } from '#core/web/format-day';
import { dateText, gatePlace, bodygraphHeight as height, bodygraphWidth as width } from '#modules/chart-engine/public';
import type { ProfileVersionView } from '#modules/profile/public';
import { chartTools } from '../../../public';
import { Bodygraph } from '../bodygraph/bodygraph';
import { asBodygraph } from '../detailed/as-bodygraph';
import { texts } from './texts/texts';
import styles from './versions.module.css';

const half = 21;

/** Date, time and place in words; empty where an old version kept none. */
const bornText = ({ birth, profile }: ProfileVersionView): string => {
  if (!birth) return '';
  const { date, time, window, place } = birth;
  const rough = window ? texts('between', { ...window }) : profile.timeKnown ? null : texts('timeUnknown');
  return [dateText(date), time ?? rough, place].filter(Boolean).join(', ');
};

/** One of two versions: what it was computed from, and its bodygraph with squares around what the other has not. */
export const Side = ({
  version,
  only,
}: {
  readonly version: ProfileVersionView;
  /** Gates that the other version has not; null where one of the two cannot say. */
  readonly only: readonly string[] | null;
}) => {
  const { profile } = version;
  const name = useSession(({ user }) => [user?.firstName, user?.lastName].filter(Boolean).join(' '));
  const born = bornText(version);
  return (
    <section className={styles.side} aria-label={texts('version', { version: profile.version })}>
      <h2>{texts('version', { version: profile.version })}</h2>
      <p className={styles.born}>
        {born ? texts('born', { born }) : texts('bornUnknown')}
        <span>{texts('made', { made: formatDay(profile.createdAt), note: profile.note })}</span>
      </p>
      <p className={styles.export}>
        <Slot
          of={chartTools}
          with={{
            label: texts('export', { version: profile.version }),
            profile,
            name,
            born: born || texts('bornUnknown'),
          }}
        />
      </p>
      <div className={styles.graph}>
        <Bodygraph {...asBodygraph(profile.chart)} />
        <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {only?.map((gate) => {
            const [x, y] = gatePlace(Number(gate));
            return <rect key={gate} x={x - half} y={y - half} width={2 * half} height={2 * half} rx="3" />;
          })}
        </svg>
      </div>
      {only && <p className={styles.same}>{only.length > 0 ? texts('only') : texts('none')}</p>}
    </section>
  );
};
