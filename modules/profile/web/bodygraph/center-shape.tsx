import type { KeyboardEvent } from 'react';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import { type BodygraphSelection, type CenterName, centerState, type Side, writtenName } from './chart';
import { centers, gatePlace, type Point } from './geometry';
import { kept } from './kept';
import over from './overlay.module.css';
import { type DrawnOverlay, OverlayRings } from './overlay-marks';
import { grown, roundedPath } from './paths';
import { texts } from './texts/texts';

interface CenterShapeProps {
  name: CenterName;
  defined: boolean | null;
  side: (gate: number) => Side;
  overlays: readonly (DrawnOverlay & { centers: ReadonlySet<CenterName> })[];
  selected: BodygraphSelection | null;
  /** Left out, the centre is a picture only. */
  onSelect: ((selection: BodygraphSelection) => void) | undefined;
  /** Whether Tab reaches it; one centre of the nine. */
  tabStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** The lines around a centre, from the outside. */
const shapes = kept((outline: readonly Point[]) => ({
  focus: roundedPath(grown(outline, 9), 20),
  halo: roundedPath(grown(outline, 7), 18),
  edge: roundedPath(outline, 13),
  second: roundedPath(grown(outline, -4), 10),
  inner: roundedPath(grown(outline, -5), 10),
}));

/** One centre with its gates: gold when defined, an outline when open. */
export function CenterShape(props: CenterShapeProps) {
  const { name, defined, side, overlays, selected, onSelect, tabStop, onKeyDown, onFocus } = props;
  const { outline, gates } = centers[name];
  const active = gates.filter((gate) => side(gate)).length;
  const defines = overlays.filter(({ centers: brought }) => brought.has(name));
  const state = overlays.reduce(
    (said, one) =>
      texts('overlay.center', {
        state: said,
        label: one.overlay.label,
        gates: gates.filter((gate) => one.gates.has(gate)).length,
        defined: defines.includes(one) ? 'yes' : 'no',
      }),
    texts('gatesActive', { state: centerState(defined).toLowerCase(), active, gates: gates.length }),
  );
  const chosen = selected?.kind === 'center' && selected.center === name;
  const control = onSelect && {
    role: 'button',
    tabIndex: tabStop ? 0 : -1,
    'aria-pressed': chosen,
    'aria-label': `${writtenName(name)}, ${state}`,
    'data-center': name,
    onClick: () => onSelect({ kind: 'center', center: name }),
    onKeyDown,
    onFocus,
  };
  return (
    <g
      className={classNames(
        styles.center,
        defined && styles.defined,
        defined === null && styles.uncertain,
        onSelect && styles.live,
      )}
      {...control}
    >
      {onSelect && <path className={styles.focus} d={shapes(outline).focus} />}
      {chosen && <path className={styles.halo} d={shapes(outline).halo} />}
      <path className={styles.shape} d={shapes(outline).edge} />
      {defines.map(({ overlay: { look } }, index) => (
        <path
          key={look}
          className={classNames(over.shape, over[look])}
          d={index === 0 ? shapes(outline).edge : shapes(outline).second}
        />
      ))}
      {defined && <path className={styles.inner} d={shapes(outline).inner} />}
      {gates.map((gate) => (
        <Gate
          key={gate}
          gate={gate}
          side={side(gate)}
          held={overlays.filter((one) => one.gates.has(gate))}
          chosen={selected?.kind === 'gate' && selected.gate === gate}
          onPick={onSelect && (() => onSelect({ kind: 'gate', gate, center: name }))}
        />
      ))}
    </g>
  );
}

interface GateProps {
  gate: number;
  side: Side;
  /** The overlays that stand here. */
  held: readonly DrawnOverlay[];
  chosen: boolean;
  onPick: (() => void) | undefined;
}

function Gate({ gate, side, held, chosen, onPick }: GateProps) {
  const [x, y] = gatePlace(gate);
  const look = held[0]?.overlay.look;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the centre and the table offer the same to the keyboard
    <g
      className={styles.gate}
      onClick={(event) => {
        if (!onPick) return;
        event.stopPropagation();
        onPick();
      }}
    >
      {onPick && <circle className={styles.touch} cx={x} cy={y} r="15" />}
      {(side === 'personality' || side === 'both') && <circle className={styles.inkDot} cx={x} cy={y} r="14" />}
      {(side === 'design' || (!side && look)) && <circle className={styles.paperDot} cx={x} cy={y} r="14" />}
      {side === 'design' && <circle className={styles.redRing} cx={x} cy={y} r="12.9" />}
      {side === 'both' && <circle className={styles.stripedRing} cx={x} cy={y} r="13" />}
      <OverlayRings at={[x, y]} over={held} filled={side !== null} />
      {chosen && <circle className={styles.halo} cx={x} cy={y} r="18" />}
      <text
        className={side ? styles[side] : look ? classNames(over[look], over.numeral) : styles.off}
        x={x}
        y={y}
        dy="0.35em"
      >
        {gate}
      </text>
    </g>
  );
}
