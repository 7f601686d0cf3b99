import { useEffect, useRef } from 'react';
import { listOverlays, openOverlay } from '#core/web';
import { hasSingleKeys } from '#core/web/choices/key-choice';
import { listGoTo } from './keys/find-go-to';

/** How long `g` waits for the letter of a page. */
const waitMs = 1500;

/** True where a plain key is a letter of what somebody writes. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

/** True for a single character key that is not part of a text; somebody may have turned these off. */
const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.altKey && !writing(event.target) && hasSingleKeys();

const hears = (shortcut: string, event: KeyboardEvent): boolean => {
  const key = shortcut.startsWith('mod+') ? shortcut.slice(4) : shortcut;
  if (event.key.toLowerCase() !== key || event.altKey) return false;
  const mod = event.metaKey || event.ctrlKey;
  return shortcut.startsWith('mod+') ? mod && !event.shiftKey : isSingleKey(event);
};

export interface ShortcutActions {
  /** `g`, then the letter of a page. */
  readonly onGo: (to: string) => void;
  /** `?`: the list of all shortcuts. */
  readonly onList: () => void;
}

/** Opens overlays by the keys their manifests name, goes to pages by `g` and their letter, and lists all of that at `?`. */
export const useShortcuts = (actions: ShortcutActions): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let goUntil = 0;
    const find = (event: KeyboardEvent): (() => void) | null => {
      const meant = listOverlays().find(({ shortcuts = [] }) => shortcuts.some((shortcut) => hears(shortcut, event)));
      const waited = goUntil > event.timeStamp;
      goUntil = 0;
      if (!isSingleKey(event)) return meant ? () => void openOverlay(meant.id) : null;
      const page = waited ? listGoTo().find(({ key }) => key === event.key.toLowerCase()) : undefined;
      if (page) return () => latest.current.onGo(page.to);
      if (event.key === '?') return () => latest.current.onList();
      if (event.key === 'g') goUntil = event.timeStamp + waitMs;
      return meant ? () => void openOverlay(meant.id) : null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const act = find(event);
      // A dialog that holds the page keeps it, unless the dialog is the one that the key belongs to.
      if (!act || document.querySelector('[aria-modal="true"], [role="dialog"][data-state="open"]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
