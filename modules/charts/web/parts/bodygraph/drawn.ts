import type { BodygraphSelection, Side } from './chart';
import type { Brought, Overlay } from './overlay';

/** An overlay as it is drawn: its look and name, its gates, the channels that it closes and the centres that it defines. */
export type DrawnOverlay = Overlay & Brought;

/** What all parts of the picture are drawn by. */
export interface Drawn {
  /** By which side each gate is active. */
  side: (gate: number) => Side;
  over: readonly DrawnOverlay[];
  selected: BodygraphSelection | null;
  /** Left out, it is a picture only. */
  onSelect: ((selection: BodygraphSelection) => void) | undefined;
}
