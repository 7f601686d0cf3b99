import * as Radix from 'radix-ui/tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import styles from './tooltip.module.css';

/** Milliseconds of hover before a tooltip opens; focus opens it at once. */
export const TOOLTIP_DELAY = 700;
/** Milliseconds in which the next tooltip opens without a delay. */
export const TOOLTIP_SKIP = 300;

const Shared = createContext(false);

/** Lets the tooltips inside follow each other without the delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP}>
      <Shared value={true}>{children}</Shared>
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** A few words. Nothing that cannot be found elsewhere: touch has no hover. */
  text: ReactNode;
  /** The control it explains; it needs a name of its own. */
  children: ReactElement;
  /** The side on which it opens; the other one when there is no space. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** Words that help with a control, on hover and focus; Escape closes it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const grouped = useContext(Shared);
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tip} side={side} sideOffset={6} collisionPadding={12}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return grouped ? tip : <TooltipGroup>{tip}</TooltipGroup>;
}
