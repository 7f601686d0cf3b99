import { Suspense, useState } from 'react';
import { Link, Slot, useNavigate } from '#core/web';
import type { Chart } from '#modules/chart-engine/public';
import { bodygraph } from '#modules/charts/public';
import { Alert, Button, LinkButton, Skeleton, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { PageSection } from '#ui/page-section/page-section';
import type { ConnectionChart } from '../../../schemas/connection-chart';
import { leave } from '../../api/connections';
import { useAct } from '../../api/use-act';
import { toOverlay } from '../overlay/to-overlay';
import { Centers } from './centers';
import { Kinds, kinds, OpenChannels } from './kinds';
import { Looks } from './looks';
import styles from './pair.module.css';
import { pairTexts as texts } from './texts/texts';

const EndDialog = lazyPart(() => import('./end-dialog').then((module) => module.EndDialog));

/** What is missing or not certain, on either side. */
const Missing = ({ pair: { standing, name } }: { readonly pair: ConnectionChart }) => (
  <>
    {standing.mine === 'none' && (
      <Alert
        tone="info"
        action={
          <LinkButton as={Link} to="/profile">
            {texts('mine.make')}
          </LinkButton>
        }
      >
        {texts('mine.none')}
      </Alert>
    )}
    {standing.theirs === 'none' && <Alert tone="info">{texts('theirs.none', { name })}</Alert>}
    {standing.mine === 'day' && <Alert tone="info">{texts('mine.day')}</Alert>}
    {standing.theirs === 'day' && <Alert tone="info">{texts('theirs.day', { name })}</Alert>}
  </>
);

const Summary = ({ channels }: { readonly channels: ConnectionChart['channels'] }) => (
  <div className={styles.summary}>
    <p className="lead">{texts('sum', { count: channels.length })}</p>
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>
          <a href={`#kind-${kind}`}>{texts(kind)}</a> {channels.filter((one) => one.kind === kind).length}
        </li>
      ))}
    </ul>
  </div>
);

const End = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const [asking, setAsking] = useState(false);
  const act = useAct();
  const navigate = useNavigate();
  const end = async (block: boolean) => {
    if (!(await act.run(() => leave(id, block)))) return;
    toast({ title: texts('ended'), description: texts('ended.hint'), tone: 'success' });
    void navigate('/profile/connections');
  };
  return (
    <>
      <Button className={styles.end ?? ''} onClick={() => setAsking(true)}>
        {texts('end.button')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <EndDialog name={name} act={act} onYes={(block) => void end(block)} onNo={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Two charts over one bodygraph, what they are together, who looked, and the way out. */
export const Pair = ({ pair, own }: { readonly pair: ConnectionChart; readonly own: Chart | null }) => {
  const { id, name, standing, channels, open, centers } = pair;
  const both = standing.mine !== 'none' && standing.theirs !== 'none';
  const base = own ?? (standing.theirs === 'none' ? null : pair.theirs);
  const overlays = own && standing.theirs !== 'none' ? [toOverlay(pair)] : [];
  return (
    <>
      <div className={styles.notes}>
        <Missing pair={pair} />
      </div>
      {both && <Summary channels={channels} />}
      {base && (
        <Slot of={bodygraph} with={{ chart: base, overlays, as: 'figure' }} waiting={<Skeleton height="60vh" />} />
      )}
      {both && (
        <>
          <PageSection id="kinds" title={texts('kinds.title')} intro={texts('kinds.intro')}>
            <Kinds channels={channels} name={name} />
          </PageSection>
          {open.length > 0 && (
            <PageSection id="open" title={texts('open.title')} intro={texts('open.intro')}>
              <OpenChannels open={open} name={name} />
            </PageSection>
          )}
          <PageSection id="centers" title={texts('centers.title')} intro={texts('centers.intro')}>
            <Centers centers={centers} name={name} />
          </PageSection>
        </>
      )}
      {base && (
        <PageSection id="table" title={texts('table.title')} intro={texts('table.intro', { name })}>
          <Slot of={bodygraph} with={{ chart: base, overlays, as: 'table' }} waiting={<Skeleton lines={10} />} />
        </PageSection>
      )}
      <PageSection id="looks" title={texts('log.title')} intro={texts('log.intro', { name })}>
        <Looks id={id} name={name} />
      </PageSection>
      <PageSection id="end" title={texts('end.title')} intro={texts('end.intro', { name })}>
        <End id={id} name={name} />
      </PageSection>
    </>
  );
};
