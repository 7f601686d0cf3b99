import { createContext, type ReactNode, useContext } from 'react';
import type { Slot as SlotOf } from '#core/contract/public';

/** Draws what fills a slot; the shell provides it, since only the shell loads modules. Null when nothing fills it. */
export type FillSlot = (slot: string, props: object) => ReactNode;
export const SlotHost = createContext<FillSlot>(() => null);

/** A place for widgets of other modules: `<Slot of={laborAside} with={{ labor: 4 }} />`. Empty when no module fills it. */
export const Slot = <P extends object>({
  of,
  with: props,
  fallback = null,
}: {
  readonly of: SlotOf<P>;
  readonly with: P;
  /** Shown when no module fills the slot. */
  readonly fallback?: ReactNode;
}): ReactNode => useContext(SlotHost)(of.id, props) ?? fallback;
