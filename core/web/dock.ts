import { create } from 'zustand';
import type { OverlayInfo } from '#core/contract/manifest';
import { getPageData } from './page-data';

/** What is open over the page; one at a time. */
export interface OpenOverlay {
  readonly id: string;
  readonly wish: Readonly<Record<string, string>>;
  /** Where the focus was, and goes back to. */
  readonly opener: Element | null;
}

const useStore = create<{ readonly open: OpenOverlay | null }>()(() => ({ open: null }));

/** An overlay and the module which brings its widget. */
export interface OfferedOverlay extends OverlayInfo {
  readonly module: string;
}

/** All overlays of the product, in their order. */
export const listOverlays = (): readonly OfferedOverlay[] =>
  getPageData()
    .modules.flatMap(({ id: module, overlays: own }) => own.map((overlay) => ({ ...overlay, module })))
    .sort((one, other) => one.order - other.order);

/** True when some module can open this: `hasOverlay('contact')`. Draw no button otherwise. */
export const hasOverlay = (id: string): boolean => listOverlays().some((overlay) => overlay.id === id);

/** Opens an overlay over the page and closes the one before it: `openOverlay('contact', { interest: 'retreats' })`. False when nobody offers it. */
export const openOverlay = (id: string, wish: OpenOverlay['wish'] = {}): boolean => {
  if (!hasOverlay(id)) return false;
  const before = useStore.getState().open;
  useStore.setState({ open: { id, wish, opener: before?.opener ?? document.activeElement } });
  return true;
};

/** Closes whatever is open; the shell gives the focus back. */
export const closeOverlay = (): void => useStore.setState({ open: null });

/** The overlay that is open; null when none is. */
export const useOverlay = (): OpenOverlay | null => useStore((state) => state.open);
