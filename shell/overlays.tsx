import { type ComponentType, useEffect, useState } from 'react';
import { closeOverlay, useOverlay } from '#core/web';
import { Dock } from './dock/dock';
import { useShortcuts } from './dock/shortcuts';

/** The dock, the shortcuts, and whatever is open over the page; what draws that is fetched at the first opening. */
export const Overlays = () => {
  const wanted = useOverlay() !== null;
  const [Host, setHost] = useState<ComponentType | null>(null);
  useShortcuts();
  useEffect(() => {
    if (!wanted || Host) return;
    import('./dock/overlay-host').then((part) => setHost(() => part.OverlayHost), closeOverlay);
  }, [wanted, Host]);
  return (
    <>
      <Dock />
      {Host && <Host />}
    </>
  );
};
