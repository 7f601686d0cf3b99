import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '#core/web';
import { lookText } from '#modules/chart-engine/public';
import type { HolisticProfileView } from '#modules/profile/public';
import { classNames } from '#ui';
import { SideSheet } from '#ui/side-sheet/side-sheet';
import { useFitAnswers } from '../../api/use-fit-answers';
import type { BodygraphSelection } from '../bodygraph/chart';
import { asBodygraph } from '../detailed/as-bodygraph';
import { FitQuestion } from '../fits/fit-question';
import styles from './detail-panel.module.css';
import { CenterFacts } from './facts/center-facts';
import { ChannelFacts } from './facts/channel-facts';
import { GateFacts } from './facts/gate-facts';
import { lookTitle } from './look-title';
import { PartWords } from './part-words';
import { Passages } from './passages';
import { useLook } from './use-look';
import { useStepAside } from './use-step-aside';

/** Where the facts of a choice find room next to the picture; the same width as in the style sheet. */
const query = '(min-width: 1200px)';

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** True while the window is wide enough for three columns. */
const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

/** Goes to the top of the panel, where a screen reader says its title, whenever another part is shown in it. */
const useTop = (look: BodygraphSelection | null) => {
  const inside = useRef<HTMLDivElement>(null);
  const shown = look && lookText(look);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const changed = before.current !== null && shown !== null && before.current !== shown;
    before.current = shown;
    const sheet = inside.current?.closest<HTMLElement>('[role="dialog"]');
    if (!changed || !sheet) return;
    sheet.scrollTop = 0;
    sheet.focus({ preventScroll: true });
  }, [shown]);
  return inside;
};

/**
 * What a part of the bodygraph is, how it stands in the chart, and what its person wrote near it. Next to the picture on wide
 * screens, over the page from the side or from below on others.
 */
export const DetailPanel = ({ profile }: { readonly profile: Pick<HolisticProfileView, 'chart' | 'version'> }) => {
  const { chart } = profile;
  const answers = useFitAnswers();
  const { look, close } = useLook();
  const wide = useWide();
  const isClient = useSession((session) => session.user?.role === 'client');
  // What leaves is still drawn while it leaves.
  const [last, setLast] = useState(look);
  if (look && look !== last) setLast(look);
  const inside = useTop(look);
  useStepAside(inside, wide && look !== null, close);
  const shown = look ?? last;
  if (!shown) return null;
  const graph = asBodygraph(chart);
  return (
    <SideSheet
      {...lookTitle(shown, graph)}
      open={look !== null}
      onOpenChange={(open) => open || close()}
      modal={!wide}
      className={classNames(styles.sheet, wide && styles.aside)}
    >
      <div ref={inside} className={styles.parts}>
        <PartWords look={shown} graph={graph} />
        {isClient && <Passages look={shown} />}
        {isClient && <FitQuestion key={lookText(shown)} look={shown} profile={profile} answers={answers} />}
        {shown.kind === 'center' && <CenterFacts name={shown.center} graph={graph} />}
        {shown.kind === 'gate' && <GateFacts gate={shown.gate} chart={chart} graph={graph} />}
        {shown.kind === 'channel' && <ChannelFacts id={shown.channel} graph={graph} />}
      </div>
    </SideSheet>
  );
};
