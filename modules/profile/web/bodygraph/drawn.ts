import type { BodygraphSelection, CenterName, Side } from './chart';
import type { Overlay } from './overlay';

/** An overlay as it is drawn: its look and name, its gates, the channels that it closes and the centres that it defines. */
export interface DrawnOverlay extends Overlay {
  gates: ReadonlySet<number>;
  channels: ReadonlySet<string>;
  centers: ReadonlySet<CenterName>;
}

/** What all parts of the picture are drawn by. */
export interface Drawn {
  /** By which side each gate is active. */
  side: (gate: number) => Side;
  over: readonly DrawnOverlay[];
  selected: BodygraphSelection | null;
  /** Left out, it is a picture only. */
  onSelect: ((selection: BodygraphSelection) => void) | undefined;
}
