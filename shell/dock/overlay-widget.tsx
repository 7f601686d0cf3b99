import { type ReactNode, use, useEffect } from 'react';
import { closeOverlay, formatLabel, type OfferedOverlay, type OpenOverlay } from '#core/web';
import { partOf } from '../lazy-part';
import { loadModule } from '../loader';
import { ModuleBoundary } from '../module-boundary';

interface Props {
  readonly overlay: OfferedOverlay;
  /** The last opening. */
  readonly last: OpenOverlay;
  readonly open: boolean;
  /** Called once it is there. */
  readonly onReady?: () => void;
}

const Widget = ({ overlay, last, open, onReady }: Props) => {
  const web = use(loadModule(overlay.module));
  const load = web.overlays?.[overlay.id];
  if (!load) throw new Error(`${overlay.module}: brings no overlay ${overlay.id}`);
  const Part = use(partOf(load));
  useEffect(() => onReady?.(), [onReady]);
  return <Part open={open} onClose={closeOverlay} wish={last.wish} />;
};

/** What a module puts into an overlay, behind a boundary of its own. */
export const OverlayWidget = (props: Props & { readonly waiting: ReactNode }) => (
  <ModuleBoundary
    module={props.overlay.module}
    title={formatLabel(props.overlay.label)}
    size="widget"
    waiting={props.waiting}
  >
    <Widget {...props} />
  </ModuleBoundary>
);
