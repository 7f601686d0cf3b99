import type { Chart, HouseSystem } from '#modules/chart-engine/public';
import { longitudeText, wheelReach as reach, wheelWideReach as wideReach } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import { type Body, counted, writtenName } from '../bodygraph/chart';
import { listText } from '../bodygraph/list-text';
import styles from './astro-wheel.module.css';
import { Picture } from './picture';
import type { WheelSky } from './placed-planets';
import { PlanetMark, planetText } from './planet-mark';
import { texts } from './texts/texts';
import { useMarks } from './use-marks';
import { turnedFor, type WheelMark, wheelLines, wheelMarks } from './wheel-marks';
import { WheelRings } from './wheel-rings';

export interface AstroWheelProps {
  /** The chart that is drawn. */
  readonly western: Chart['westernAstrology'];
  /** Whole signs when left out; Placidus falls back to them where it does not exist. */
  readonly houses?: HouseSystem | undefined;
  /** The sky of another moment, as a ring around the chart; then lines lead from it to the chart. */
  readonly sky?: WheelSky | null | undefined;
  /** The planet whose aspects are shown alone: 'Sun', or 'sky Sun' of the ring outside. */
  readonly chosen?: string | null | undefined;
  /** Makes the planets answer to pointer and keyboard; without it, it is a plain image. */
  readonly onChoose?: ((planet: string | null) => void) | undefined;
}

/** The wheel in words. */
const summary = (
  { ascendant, midheaven, planets }: AstroWheelProps['western'],
  marks: readonly WheelMark[],
): string => {
  const inSigns = (wanted: boolean) =>
    marks.flatMap(({ passing, planet: { name, sign } }) =>
      passing === wanted ? `${writtenName(name)} in ${sign}` : [],
    );
  return texts('wheel.summary', {
    timed: `${ascendant !== null && midheaven !== null}`,
    ascendant: longitudeText(ascendant ?? 0),
    midheaven: longitudeText(midheaven ?? 0),
    placed: listText(inSigns(false)),
    ...counted(
      'left',
      (Object.keys(planets) as Body[]).filter((name) => !marks.some(({ id }) => id === name)).map(writtenName),
    ),
    ...counted('around', inSigns(true)),
  });
};

/**
 * Signs, houses, planets and aspects of a birth: the ascendant lies on the left, the zodiac runs counterclockwise. Tab reaches it,
 * arrows go from planet to planet in the order of the zodiac. Put the table of placements next to it: it tells the same.
 */
export const AstroWheel = (props: AstroWheelProps) => {
  const { western, houses = 'whole', sky = null, chosen = null, onChoose } = props;
  const marks = wheelMarks(western, houses, sky);
  const half = sky ? wideReach : reach;
  const button = useMarks({
    ids: marks.map(({ id }) => id),
    choose: (id) => onChoose?.(id === chosen ? null : id),
    leave: chosen === null ? undefined : () => onChoose?.(null),
  });
  return (
    <Picture
      label={texts('wheel')}
      summary={summary(western, marks)}
      live={!!onChoose}
      className={classNames(styles.wheel, sky && styles.wide)}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused */}
      <g aria-hidden="true">
        <WheelRings western={western} houses={houses} wide={sky !== null} turned={turnedFor(western)} />
        <g className={styles.aspects}>
          {wheelLines(western, marks, sky).map(({ from, to, type, orb, path }) => {
            const touched = chosen === null || chosen === from || chosen === to;
            return (
              <path
                key={`${from} ${to}`}
                className={classNames(styles[type], !touched && styles.faint)}
                // The nearer to exact, the stronger.
                opacity={touched ? (1 - (0.55 * Math.min(orb, 8)) / 8).toFixed(2) : undefined}
                d={path}
              />
            );
          })}
        </g>
      </g>
      {marks.map((mark) => (
        <PlanetMark
          key={mark.id}
          {...mark}
          look={chosen === null ? null : chosen === mark.id ? 'chosen' : 'dim'}
          button={
            onChoose && {
              ...button(mark.id, planetText(mark.planet, mark.passing)),
              'aria-pressed': chosen === mark.id,
            }
          }
        />
      ))}
    </Picture>
  );
};
