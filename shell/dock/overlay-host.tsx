import { useEffect, useRef, useState } from 'react';
import { closeOverlay, listOverlays, type OpenOverlay, useLocation, useOverlay } from '#core/web';
import { useNarrow } from './narrow';
import { OverlayPanel } from './overlay-panel';
import { OwnOverlay } from './own-overlay';

/** Draws overlays that were opened once, the open one in sight. Only the bundle of the opened one's module is loaded. */
export const OverlayHost = () => {
  const open = useOverlay();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Readonly<Record<string, OpenOverlay>>>({});
  if (open && opened[open.id] !== open) setOpened({ ...opened, [open.id]: open });

  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    const frame = listOverlays().find(({ id }) => id === open?.id)?.frame;
    // A panel next to the page stays when one of its links is followed; what covers the page goes.
    if (frame === 'own' || narrow) closeOverlay();
  }, [pathname, narrow, open]);

  return listOverlays().flatMap((overlay) => {
    const last = opened[overlay.id];
    if (!last) return [];
    const Frame = overlay.frame === 'own' ? OwnOverlay : OverlayPanel;
    return [<Frame key={overlay.id} overlay={overlay} last={last} open={open?.id === overlay.id} />];
  });
};
