import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import type { BodygraphSelection, Side } from './chart';
import type { Arm, Curve, Line } from './geometry';
import { kept } from './kept';
import { ClosedBand, type DrawnOverlay, OverlayArm } from './overlay-marks';
import { curvePath, hatchPath } from './paths';
import { texts } from './texts/texts';

/** Width of a tube in units of the picture. */
const tube = 12;

interface ChannelLineProps {
  line: Line;
  side: (gate: number) => Side;
  over: readonly DrawnOverlay[];
  selected: BodygraphSelection | null;
  onSelect: ((selection: BodygraphSelection) => void) | undefined;
}

/** A channel as an open tube with its active arms: ink solid, red hatched, both striped; overlays in patterns of their own. */
export function ChannelLine({ line, side, over, selected, onSelect }: ChannelLineProps) {
  const paths = line.whole.map(curvePath);
  const [one, other] = line.arms;
  // Both arms in ink: one stroke over the whole, without a seam in the middle.
  const inked =
    line.arms.length === 2 && side(one?.gate ?? 0) === 'personality' && side(other?.gate ?? 0) === 'personality';
  const chosen = selected?.kind === 'channel' && line.channels.includes(selected.channel);
  return (
    <g className={classNames(styles.channel, chosen && styles.chosen)}>
      <path className={styles.case} d={paths.join('')} />
      <ClosedBands line={line} over={over} />
      <path className={styles.tube} d={paths.join('')} />
      <path className={styles.bore} d={paths.join('')} />
      {line.arms.map(({ gate, curve }) => (
        <OverlayArm key={gate} curve={curve} over={holding(over, gate)} filled={side(gate) !== null} />
      ))}
      <g className={styles.arms}>
        {inked ? (
          <path className={styles.ink} d={paths[0]} />
        ) : (
          line.arms.map((arm) => <ArmBand key={arm.gate} arm={arm} side={side(arm.gate)} />)
        )}
      </g>
      {onSelect &&
        line.arms.map((arm) => {
          const channel = channelOf(line, arm.gate, side);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table beside offers the same to the keyboard
            <path
              key={arm.gate}
              className={styles.reach}
              d={curvePath(arm.curve)}
              onClick={() => onSelect({ kind: 'channel', channel })}
            >
              <title>{texts('channel', { channel })}</title>
            </path>
          );
        })}
    </g>
  );
}

/** The overlays that hold a gate. */
const holding = (over: readonly DrawnOverlay[], gate: number) => over.filter(({ gates }) => gates.has(gate));

/** Along the two arms of every channel that an overlay closes. */
function ClosedBands({ line, over }: { line: Line; over: readonly DrawnOverlay[] }) {
  return line.channels.map((channel) => (
    <ClosedBand
      key={channel}
      over={over.filter(({ channels }) => channels.has(channel))}
      paths={line.arms.filter(({ gate }) => channel.split('-').includes(String(gate))).map(({ curve }) => curve)}
    />
  ));
}

const redHatch = kept((curve: Curve) => hatchPath(curve, { across: tube - 1, every: 6.4, thick: 2.8, lean: 5 }));
const stripes = { across: tube + 0.4, every: 15, lean: 6 };
const stripeGaps = kept((curve: Curve) => hatchPath(curve, { ...stripes, thick: 8 }));
const stripeReds = kept((curve: Curve) => hatchPath(curve, { ...stripes, thick: 5.6 }));

function ArmBand({ arm, side }: { arm: Arm; side: Side }) {
  if (!side) return null;
  const path = curvePath(arm.curve);
  if (side === 'personality') return <path className={styles.ink} d={path} />;
  if (side === 'design') {
    return (
      <>
        <path className={styles.rim} d={path} />
        <path className={styles.hollow} d={path} />
        <path className={styles.red} d={redHatch(arm.curve)} />
      </>
    );
  }
  return (
    <>
      <path className={styles.ink} d={path} />
      <path className={styles.gap} d={stripeGaps(arm.curve)} />
      <path className={styles.red} d={stripeReds(arm.curve)} />
    </>
  );
}

/** At the joint an arm stands for its first channel that is defined, else for its first. */
function channelOf(line: Line, gate: number, side: (gate: number) => Side): string {
  const own = line.channels.filter((channel) => channel.split('-').includes(String(gate)));
  return own.find((channel) => channel.split('-').every((end) => side(Number(end)))) ?? own[0] ?? '';
}
