import type { GeneKeys } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import { listText } from '../bodygraph/list-text';
import styles from './keys-diamond.module.css';
import { type KeysNode, keysNodes, keysWays, type Sphere, wayPath } from './keys-layout';
import { Picture } from './picture';
import { texts } from './texts/texts';
import { useMarks } from './use-marks';

export interface KeysDiamondProps {
  readonly keys: GeneKeys;
  /** The names of the spheres. */
  readonly names: Readonly<Record<Sphere, string>>;
  /** Makes the spheres answer to pointer and keyboard; without it, it is a plain image. */
  readonly onChoose?: ((place: string, sphere: Sphere) => void) | undefined;
}

const ids = keysNodes.map(({ spheres }) => spheres[0]);

/**
 * The three sequences as one diamond: the first is its corners, the second leads up inside it, the third to its top. Ink and
 * hatched red as in the bodygraph. Tab reaches it, arrows go from sphere to sphere; the lists next to it say the same.
 */
export const KeysDiamond = ({ keys, names, onChoose }: KeysDiamondProps) => {
  const said = ({ spheres }: KeysNode) =>
    texts('figure', {
      name: listText(spheres.map((sphere) => names[sphere])),
      figure: keys[spheres[0]] ?? texts('notCertain'),
    });
  const button = useMarks({
    ids,
    choose: (sphere) => {
      const at = keys[sphere];
      if (at) onChoose?.(at, sphere);
    },
  });
  return (
    <Picture
      label={texts('keys')}
      summary={listText(keysNodes.map(said))}
      live={!!onChoose}
      className={styles.diamond}
      viewBox="-250 -262 500 528"
    >
      {(Object.keys(keysWays) as (keyof typeof keysWays)[]).map((way) => (
        <path key={way} className={styles[way]} d={wayPath(keysWays[way])} />
      ))}
      {keysNodes.map((node) => {
        const { spheres, side, x, y } = node;
        const at = keys[spheres[0]];
        return (
          <g
            key={spheres[0]}
            className={classNames(styles.sphere, styles[at ? side : 'unsure'])}
            transform={`translate(${x} ${y})`}
            {...(onChoose && { ...button(spheres[0], said(node)), 'aria-disabled': !at || undefined })}
          >
            <circle className={styles.disc} r="31" />
            {side === 'design' && at && <circle className={styles.ring} r="28.6" />}
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
    </Picture>
  );
};
