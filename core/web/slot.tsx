import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Slot as SlotOf } from '#core/contract/public';

/** What stands around the widgets of a slot. */
export interface SlotFrame {
  /** As large as what will come; shown until all widgets have loaded and know how much room they need. */
  readonly waiting?: ReactNode;
  /** What stands below the widgets; shown once these have their size, so that they never push it away. */
  readonly below?: ReactNode;
}

/** Draws what fills a slot; the shell provides it, since only the shell loads modules. Null when nothing fills it. */
export type FillSlot = (slot: string, props: object, frame: SlotFrame) => ReactNode;
export const SlotHost = createContext<FillSlot>(() => null);

/** Tells a slot that one of its widgets has no size yet; the answer takes that back. */
export const SlotSizing = createContext<() => () => void>(() => () => undefined);

/** For a widget that may turn out empty: what stands below it waits until `sizing` is false. */
export const useSlotSizing = (sizing: boolean): void => {
  const begin = useContext(SlotSizing);
  useLayoutEffect(() => (sizing ? begin() : undefined), [sizing, begin]);
};

/** Whether any module fills a slot: for what is of no use without. */
export const useIsFilled = <P extends object>(of: SlotOf<P>): boolean =>
  useContext(SlotHost)(of.id, {}, { waiting: null, below: null }) !== null;

/** A place for widgets of other modules: `<Slot of={laborAside} with={{ labor: 4 }} />`. Empty when no module fills it. */
export const Slot = <P extends object>({
  of,
  with: props,
  fallback = null,
  waiting = null,
  below = null,
}: SlotFrame & {
  readonly of: SlotOf<P>;
  readonly with: P;
  /** Shown when no module fills the slot. */
  readonly fallback?: ReactNode;
}): ReactNode =>
  useContext(SlotHost)(of.id, props, { waiting, below }) ?? (
    <>
      {fallback}
      {below}
    </>
  );
