import type { SVGAttributes } from 'react';
import { centers, gatePlace, roundedPath } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import { type CenterName, centerState, writtenName } from './chart';
import type { Drawn } from './drawn';
import marks from './overlay.module.css';
import { texts } from './texts/texts';

interface CenterShapeProps extends Drawn {
  name: CenterName;
  defined: boolean | null;
  /** Attributes that make it a button of this name. */
  mark: (name: CenterName, label: string) => SVGAttributes<SVGGElement>;
}

/** One centre with its gates: gold when defined, an outline when open. */
export function CenterShape({ name, defined, side, over, selected, onSelect, mark }: CenterShapeProps) {
  const { outline, gates } = centers[name];
  const defines = over.filter(({ centers: brought }) => brought.includes(name));
  const chosen = selected?.kind === 'center' && selected.center === name;
  const edge = roundedPath(outline, 13);
  const state = () =>
    over.reduce(
      (said, one) =>
        texts('overlay.center', {
          state: said,
          label: one.label,
          gates: gates.filter((gate) => one.gates.includes(gate)).length,
          defined: `${defines.includes(one)}`,
        }),
      texts('gatesActive', {
        state: centerState(defined).toLowerCase(),
        active: gates.filter(side).length,
        gates: gates.length,
      }),
    );
  return (
    <g
      className={classNames(defined && styles.defined, defined === null && styles.uncertain, onSelect && styles.live)}
      {...(onSelect && { ...mark(name, `${writtenName(name)}, ${state()}`), 'aria-pressed': chosen })}
    >
      {onSelect && <path className={styles.focus} d={roundedPath(outline, 20, 9)} />}
      {chosen && <path className={styles.halo} d={roundedPath(outline, 18, 7)} />}
      <path className={styles.shape} d={edge} />
      {defines.map(({ look }, index) => (
        <path
          key={look}
          className={classNames(marks.shape, marks[look])}
          d={index === 0 ? edge : roundedPath(outline, 10, -4)}
        />
      ))}
      {defined && <path className={styles.inner} d={roundedPath(outline, 10, -5)} />}
      {gates.map((gate) => (
        <Gate
          key={gate}
          gate={gate}
          side={side(gate)}
          overlays={over.filter((one) => one.gates.includes(gate))}
          chosen={selected?.kind === 'gate' && selected.gate === gate}
          live={!!onSelect}
        />
      ))}
    </g>
  );
}

interface GateProps {
  gate: number;
  side: ReturnType<Drawn['side']>;
  /** The overlays that stand here. */
  overlays: Drawn['over'];
  chosen: boolean;
  live: boolean;
}

/** A numeral on its disc, with the rings of what stands there. */
function Gate({ gate, side, overlays, chosen, live }: GateProps) {
  const [x, y] = gatePlace(gate);
  const circle = (className: string, r: number) => <circle key={className} className={className} cx={x} cy={y} r={r} />;
  const [first] = overlays;
  return (
    <>
      {(live || side || first) && (
        <circle
          className={classNames(styles.disc, side ? styles[side] : first && styles.overlaid)}
          data-gate={gate}
          cx={x}
          cy={y}
          r="14"
        />
      )}
      {side === 'design' && circle(`${styles.ring} ${styles.design}`, 12.9)}
      {side === 'both' && circle(`${styles.ring} ${styles.both}`, 13)}
      {overlays.map(({ look }, index) => circle(`${marks.ring} ${marks[look]}`, (side ? 16.4 : 12.8) + index * 3.4))}
      {chosen && circle(`${styles.halo}`, 18)}
      <text
        className={side ? styles[side] : first && classNames(marks.numeral, marks[first.look])}
        x={x}
        y={y}
        dy="0.35em"
      >
        {gate}
      </text>
    </>
  );
}
