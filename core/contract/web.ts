import type { ComponentType } from 'react';
import type { Manifest } from './manifest';
import type { Slot } from './public';

/** Loads a component; the shell wraps it in its own boundary. */
export type Lazy<P extends object> = () => Promise<ComponentType<P>>;

export interface Filling {
  readonly slot: string;
  readonly order: number;
  readonly widget: Lazy<never>;
}
/** Fills a slot; one without props by its name (`journey.community`), so that its owner need not be there. */
export const fill = <P extends object = Record<string, never>>(
  slot: Slot<P> | (Record<string, never> extends P ? string : never),
  widget: Lazy<P>,
  order = 0,
): Filling => ({
  slot: typeof slot === 'string' ? slot : slot.id,
  widget: widget as unknown as Lazy<never>,
  order,
});

export interface WebPage {
  /** Full path pattern, at or below one of the manifest's roots: `/profile/detailed`, `/intake/:labor?`. */
  readonly path: `/${string}`;
  readonly page: Lazy<object>;
  /** Clears the page: no header, footer or dock. The server writes it into the first byte, so that nothing moves when the page comes. */
  readonly cleared?: true;
  /** Sets words in italics that are there from the start: their face is asked for together with the upright ones. */
  readonly italics?: true;
}
/** What an overlay's widget gets. It is mounted at the first opening and stays, so what was typed remains. */
export interface OverlayProps {
  readonly open: boolean;
  /** Closes it; the focus goes back to where it came from. */
  readonly onClose: () => void;
  /** What `openOverlay(id, wish)` said at the last opening. */
  readonly wish: Readonly<Record<string, string>>;
}

export interface WebModule {
  /** All that a remote's entry keeps of its manifest; the rest travels in the page's data. */
  readonly manifest: Pick<Manifest, 'id'>;
  readonly pages: readonly WebPage[];
  readonly fills?: readonly Filling[];
  /** The widgets of the manifest's overlays, by id. */
  readonly overlays?: Readonly<Record<string, Lazy<OverlayProps>>>;
}
export const defineWeb = (manifest: Manifest, parts: Omit<WebModule, 'manifest'>): WebModule => ({
  manifest,
  ...parts,
});
