import { type ReactNode, Suspense } from 'react';
import type { Chart } from '#modules/chart-engine/public';
import { dateText } from '#modules/chart-engine/public';
import type { ClientView } from '#modules/profile/public';
import { PageHeading } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { Overlay } from '../../../public';
import { BodygraphFigure } from '../bodygraph/bodygraph-figure';
import { useLook } from '../detail-panel/use-look';
import { asBodygraph } from './as-bodygraph';
import { DesignFacts } from './facts';
import styles from './hero.module.css';
import { texts } from './texts/texts';
import { useViews } from './views/use-views';

// The picture can be used before its facts and switches are there.
const ViewSwitches = lazyPart(() => import('./views/view-switches').then((module) => module.ViewSwitches));
const DesignPanel = lazyPart(() => import('./design-panel').then((module) => module.DesignPanel));

/** Whose chart it is: the name at birth or of the account, date, time and place. */
export const bornText = ({ birthDate, birthTime, birthLocation }: ClientView): string =>
  [dateText(birthDate), birthTime ?? texts('timeUnknown'), birthLocation.split(', ')[0]].join(', ');

/** The bodygraph with who it belongs to and its main facts; what is chosen in it opens in the sheet. */
export const Hero = ({
  chart,
  client,
  overlays,
  setPerson,
  exportTool,
}: {
  readonly chart: Chart;
  readonly client: ClientView;
  readonly overlays: readonly Overlay[];
  readonly setPerson: (person: Overlay | null) => void;
  /** Follows 'Print'. */
  readonly exportTool?: ReactNode;
}) => {
  const { look, choose } = useLook();
  const graph = asBodygraph(chart);
  const [views, change] = useViews();
  return (
    <section id="design" className={styles.hero} aria-label={texts('humanDesign')}>
      <header className={styles.id}>
        <p className="eyebrow">{texts('yourDesign')}</p>
        <PageHeading size="tool">{chart.humanDesign.type ?? texts('typeNotCertain')}</PageHeading>
        <p className={styles.born}>
          {[client.firstName, client.lastName].filter(Boolean).join(' ')}
          <span>{bornText(client)}</span>
        </p>
      </header>
      <div className={styles.graph}>
        <BodygraphFigure
          {...graph}
          show={views.show}
          overlays={overlays}
          selected={look}
          onSelect={choose}
          tools={
            <>
              <a href="#table">{texts('showAsTable')}</a>
              <button type="button" className={styles.tool} onClick={() => window.print()}>
                {texts('print')}
              </button>
              {exportTool}
            </>
          }
          controls={
            <div className={styles.views}>
              <Suspense fallback={null}>
                <ViewSwitches chart={graph} views={views} change={change} overlays={overlays} setPerson={setPerson} />
              </Suspense>
            </div>
          }
        />
      </div>
      <div className={styles.facts}>
        <DesignFacts design={chart.humanDesign} />
      </div>
      <div className={styles.panel}>
        <Suspense fallback={null}>
          <DesignPanel chart={chart} />
        </Suspense>
      </div>
    </section>
  );
};
