import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '#ui';
import type { GeneKeys } from '../../engine/chart';
import styles from './keys-diamond.module.css';
import { keysNodes, keysWays, nodeOf, type Sphere } from './keys-layout';
import { markAfter } from './mark-after';
import { texts } from './texts/texts';

export interface KeysDiamondProps {
  readonly keys: GeneKeys;
  /** The names of the spheres. */
  readonly names: Readonly<Record<Sphere, string>>;
  /** Makes the spheres answer to pointer and keyboard; without it, it is a plain image. */
  readonly onChoose?: ((place: string, sphere: Sphere) => void) | undefined;
}

const list = new Intl.ListFormat('en');

/** The diamond in words: every sphere with its gate and line. */
export const keysSummary = ({ keys, names }: Pick<KeysDiamondProps, 'keys' | 'names'>): string =>
  list.format(
    keysNodes.map(({ spheres }) =>
      texts('keys.sphere', {
        name: list.format(spheres.map((sphere) => names[sphere])),
        place: keys[spheres[0]] ?? texts('keys.open'),
      }),
    ),
  );

const wayPath = (spheres: readonly Sphere[]): string =>
  `M${spheres.map((sphere) => [nodeOf(sphere).x, nodeOf(sphere).y].join(' ')).join('L')}`;

/**
 * The three sequences as one diamond: the first is its corners, the second leads up inside it, the third to its top. Ink and
 * hatched red as in the bodygraph. Tab reaches it, arrows go from sphere to sphere; the lists beside it say the same.
 */
export const KeysDiamond = ({ keys, names, onChoose }: KeysDiamondProps) => {
  const summaryId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(0);
  const summary = keysSummary({ keys, names });
  const press = (place: number) => (event: KeyboardEvent) => {
    const to = markAfter(place, event.key, keysNodes.length - 1);
    if (event.key === 'Enter' || event.key === ' ') open(place);
    else if (to === undefined) return;
    else svg.current?.querySelectorAll<SVGGElement>('[data-sphere]')[to]?.focus();
    event.preventDefault();
  };
  const open = (place: number) => {
    const sphere = keysNodes[place]?.spheres[0];
    const at = sphere && keys[sphere];
    if (sphere && at) onChoose?.(at, sphere);
  };
  return (
    <svg
      ref={svg}
      className={styles.diamond}
      viewBox="-250 -262 500 528"
      role={onChoose ? 'group' : 'img'}
      aria-label={onChoose ? texts('keys') : `${texts('keys')}: ${summary}`}
      aria-describedby={onChoose && summaryId}
    >
      {onChoose && <desc id={summaryId}>{summary}</desc>}
      {(['activation', 'venus', 'pearl'] as const).map((way) => (
        <path key={way} className={styles[way]} d={wayPath(keysWays[way])} />
      ))}
      {keysNodes.map(({ spheres, side, x, y }, place) => {
        const at = keys[spheres[0]];
        const name = list.format(spheres.map((sphere) => names[sphere]));
        return (
          <g
            key={spheres[0]}
            data-sphere={spheres[0]}
            className={classNames(styles.sphere, at === null ? styles.unsure : styles[side])}
            transform={`translate(${x} ${y})`}
            {...(onChoose && {
              role: 'button',
              tabIndex: place === stop ? 0 : -1,
              'aria-label': texts('keys.sphere', { name, place: at ?? texts('keys.open') }),
              'aria-disabled': at === null || undefined,
              onClick: () => open(place),
              onKeyDown: press(place),
              onFocus: () => setStop(place),
            })}
          >
            <circle className={styles.disc} r="31" />
            {side === 'design' && at !== null && <circle className={styles.ring} r="28.6" />}
            <text className={styles.place} dy="0.35em">
              {at ?? '–'}
            </text>
            {spheres.map((sphere, index) => (
              <text key={sphere} className={styles.name} y={y < -150 ? -60 + 21 * index : 52 + 20 * index}>
                {names[sphere]}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
};
