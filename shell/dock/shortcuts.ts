import { useEffect } from 'react';
import { openOverlay, overlays } from '#core/web';

/** True where a plain key is a letter of what somebody writes. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

const hears = (shortcut: string, event: KeyboardEvent): boolean => {
  const key = shortcut.startsWith('mod+') ? shortcut.slice(4) : shortcut;
  if (event.key.toLowerCase() !== key || event.altKey) return false;
  const mod = event.metaKey || event.ctrlKey;
  return shortcut.startsWith('mod+') ? mod && !event.shiftKey : !mod && !writing(event.target);
};

/** Opens overlays by the keys their manifests name. */
export const useShortcuts = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const meant = overlays().find(({ shortcuts = [] }) => shortcuts.some((shortcut) => hears(shortcut, event)));
      // A dialog that holds the page keeps it, unless the dialog is the one that the key belongs to.
      if (!meant || document.querySelector('[aria-modal="true"], [role="dialog"][data-state="open"]')) return;
      event.preventDefault();
      openOverlay(meant.id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
