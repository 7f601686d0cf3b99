import { lazy, Suspense } from 'react';
import { Icon } from '#ui';
import { type BodygraphChart, type BodygraphSelection, centerNames } from '../bodygraph/chart';
import styles from './design-panel.module.css';
import { SelectionFacts, selectionTitle } from './selection-facts';
import { texts } from './texts/texts';
import { useWide } from './use-wide';

const SideSheet = lazy(() => import('#ui/side-sheet/side-sheet').then((module) => ({ default: module.SideSheet })));

interface PanelProps {
  readonly chart: BodygraphChart;
  readonly selection: BodygraphSelection | null;
  readonly onPick: (selection: BodygraphSelection) => void;
  readonly onClose: () => void;
}

/** What the picture says before anything is chosen. */
const Reading = ({ chart, onPick }: Pick<PanelProps, 'chart' | 'onPick'>) => {
  const count = (state: boolean | null) => centerNames.filter((name) => chart.centers[name] === state).length;
  const [defined, open, unsure] = [count(true), count(false), count(null)];
  return (
    <section className={styles.reading} aria-labelledby="reading">
      <h2 id="reading" className="side-head">
        {texts('readingThePicture')}
      </h2>
      <p>
        {texts('definedCount', { defined, open })}
        {unsure > 0 && texts('notCertainWithoutA', { unsure })}
        {texts('inkIsTheMoment')}
      </p>
      <p className="quiet">{texts('chooseACentreA')}</p>
      {chart.channels.length > 0 && (
        <>
          <h3 className="eyebrow">{unsure > 0 ? texts('channelsCertainAllDay') : texts('definedChannels')}</h3>
          <ul>
            {chart.channels.map((channel) => (
              <li key={channel}>
                <button type="button" onClick={() => onPick({ kind: 'channel', channel })}>
                  {selectionTitle({ kind: 'channel', channel }, chart)[1]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Beside the bodygraph on wide screens, a sheet from below on others: facts of what was chosen. */
export const DesignPanel = ({ chart, selection, onPick, onClose }: PanelProps) => {
  const wide = useWide();
  if (!selection) return <Reading chart={chart} onPick={onPick} />;
  const [eyebrow, title] = selectionTitle(selection, chart);
  const facts = <SelectionFacts selection={selection} chart={chart} onPick={onPick} />;
  if (!wide)
    return (
      <>
        <Reading chart={chart} onPick={onPick} />
        <Suspense fallback={null}>
          <SideSheet open onOpenChange={(open) => open || onClose()} eyebrow={eyebrow} title={title}>
            {facts}
          </SideSheet>
        </Suspense>
      </>
    );
  return (
    <section className={styles.panel} aria-labelledby="chosen" aria-live="polite">
      <header>
        <p className="eyebrow">{eyebrow}</p>
        <button type="button" className={styles.close} aria-label={texts('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        <h2 id="chosen">{title}</h2>
      </header>
      {facts}
    </section>
  );
};
