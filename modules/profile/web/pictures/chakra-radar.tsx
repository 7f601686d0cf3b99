import styles from './chakra-radar.module.css';
import { texts } from './texts/texts';
import { spot } from './wheel-geometry';

/** A figure between 0 and 100, or null where it depends on the time. */
export interface RadarValue {
  readonly name: string;
  readonly value: number | null;
}

const radius = 110;
const text = (value: number): string => String(Math.round(value * 10) / 10);
const points = (spots: readonly (readonly [number, number])[]): string =>
  spots.map((one) => one.map(text).join(' ')).join(' ');

/** Seven figures as one shape, the first on top, clockwise; bars beside it say the same. What is not certain leaves a gap. */
export const ChakraRadar = ({ values }: { readonly values: readonly RadarValue[] }) => {
  const angle = (index: number): number => 90 - (index * 360) / values.length;
  const ring = (share: number): string => points(values.map((_, index) => spot(radius * share, angle(index))));
  const known = values.flatMap(({ value }, index) =>
    value === null ? [] : [spot((radius * value) / 100, angle(index))],
  );
  const said = values
    .map(({ name, value }) => (value === null ? texts('radar.open', { name }) : texts('radar.value', { name, value })))
    .join(', ');
  return (
    <svg className={styles.radar} viewBox="-190 -140 380 280" role="img" aria-label={`${texts('radar')}: ${said}`}>
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <polygon key={share} className={styles.ring} points={ring(share)} />
      ))}
      {values.map(({ name, value }, index) => {
        const [x, y] = spot(radius, angle(index));
        return (
          <line
            key={name}
            className={value === null ? styles.unsure : styles.spoke}
            x1="0"
            y1="0"
            x2={text(x)}
            y2={text(y)}
          />
        );
      })}
      {known.length > 2 && <polygon className={styles.shape} points={points(known)} />}
      {known.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.dot} cx={text(x)} cy={text(y)} r="3.5" />
      ))}
      {values.map(({ name }, index) => {
        const [x, y] = spot(radius + 16, angle(index));
        return (
          <text
            key={name}
            className={styles.name}
            x={text(x)}
            y={text(y)}
            dy="0.35em"
            textAnchor={Math.abs(x) < 12 ? 'middle' : x < 0 ? 'end' : 'start'}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
};
