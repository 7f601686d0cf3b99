import { wheelAt as at, wheelPlace as place, wheelSpot as spot } from '#modules/chart-engine/public';
import styles from './chakra-radar.module.css';
import { Picture } from './picture';
import { texts } from './texts/texts';

/** A figure between 0 and 100, or null where it depends on the time. */
export interface RadarValue {
  readonly name: string;
  readonly value: number | null;
}

const radius = 110;

/** Seven figures as one shape, the first on top, clockwise; bars next to it say the same. What is not certain leaves a gap. */
export const ChakraRadar = ({ values }: { readonly values: readonly RadarValue[] }) => {
  const angle = (index: number): number => 90 - (index * 360) / values.length;
  /** Spots at so many hundredths of the radius. */
  const spots = (shares: readonly (number | null)[]): string[] =>
    shares.flatMap((share, index) => (share === null ? [] : at((radius * share) / 100, angle(index))));
  const outline = (points: readonly string[]) => `M${points.join('L')}Z`;
  /** Lines from the middle to the figures that are certain, or to those that are not. */
  const spokes = (certain: boolean) =>
    spots(values.map(({ value }) => ((value !== null) === certain ? 100 : null)))
      .map((end) => `M0 0L${end}`)
      .join('');
  const known = spots(values.map(({ value }) => value));
  return (
    <Picture
      label={texts('radar')}
      summary={values
        .map(({ name, value }) =>
          texts('figure', { name, figure: value === null ? texts('notCertain') : texts('percent', { value }) }),
        )
        .join(', ')}
      className={styles.radar}
      viewBox="-190 -140 380 280"
    >
      <path
        className={styles.spoke}
        d={[25, 50, 75, 100].map((share) => outline(spots(values.map(() => share)))).join('') + spokes(true)}
      />
      <path className={styles.unsure} d={spokes(false)} />
      {known.length > 2 && <path className={styles.shape} d={outline(known)} />}
      <path className={styles.dots} d={known.map((end) => `M${end}h0`).join('')} />
      {values.map(({ name }, index) => {
        const [x] = spot(radius, angle(index));
        return (
          <text
            key={name}
            transform={place(radius + 16, angle(index))}
            dy="0.35em"
            textAnchor={Math.abs(x) < 12 ? 'middle' : x < 0 ? 'end' : 'start'}
          >
            {name}
          </text>
        );
      })}
    </Picture>
  );
};
