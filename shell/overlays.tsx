import { type ComponentType, useEffect, useState } from 'react';
import { closeOverlay, textsReady, useNavigate, useOverlay } from '#core/web';
import { Dock } from './dock/dock';
import type { ShortcutListProps } from './dock/keys/shortcut-list';
import { useShortcuts } from './dock/shortcuts';

/** The dock, the shortcuts, and whatever is open over the page; what draws that is fetched at the first opening. */
export const Overlays = () => {
  const wanted = useOverlay() !== null;
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [List, setList] = useState<ComponentType<ShortcutListProps> | null>(null);
  const [listed, setListed] = useState(false);
  const navigate = useNavigate();
  useShortcuts({
    onGo: (to) => void navigate(to),
    onList: () =>
      void import('./dock/keys/shortcut-list').then(
        async (part) => {
          // Its catalogue comes with it; one that does not come leaves English.
          await textsReady()?.catch(() => undefined);
          setList(() => part.ShortcutList);
          setListed(true);
        },
        () => undefined,
      ),
  });
  useEffect(() => {
    if (!wanted || Host) return;
    import('./dock/overlay-host').then((part) => setHost(() => part.OverlayHost), closeOverlay);
  }, [wanted, Host]);
  return (
    <>
      <Dock />
      {Host && <Host />}
      {List && <List open={listed} onClose={() => setListed(false)} />}
    </>
  );
};
