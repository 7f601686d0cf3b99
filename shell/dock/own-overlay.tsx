import { useCallback, useEffect, useState } from 'react';
import { loadModule } from '../loader';
import { giveBack } from './give-back';
import { OverlayPanel, type OverlayPanelProps } from './overlay-panel';
import { OverlayWidget } from './overlay-widget';

/** Milliseconds a dialog needs to leave and to give the focus back by itself. */
const leaving = 300;

/** An overlay that draws its own dialog. Should its code not load, the shell's panel says so and offers another try. */
export const OwnOverlay = (props: OverlayPanelProps) => {
  const { overlay, open, last } = props;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadModule(overlay.module).catch(() => setFailed(true));
  }, [overlay.module]);
  const mend = useCallback(() => setFailed(false), []);
  useEffect(() => {
    if (!open) return;
    // What opened it may be gone by then, such as an entry under More.
    return () => void setTimeout(() => giveBack(last.id, last.opener, null), leaving);
  }, [open, last]);
  if (failed) return <OverlayPanel {...props} onReady={mend} />;
  return <OverlayWidget {...props} waiting={null} />;
};
