import type { Chart } from '#modules/chart-engine/public';
import { useFits } from '../../api/use-fits';
import { centerNames } from '../bodygraph/chart';
import { LookLink } from '../detail-panel/look-link';
import { lookTitle } from '../detail-panel/look-title';
import { FitMark } from '../fits/fit-mark';
import { asBodygraph } from './as-bodygraph';
import styles from './design-panel.module.css';
import { texts } from './texts/texts';

/** What the picture says before anything is chosen, with its defined channels. */
export const DesignPanel = ({ chart }: { readonly chart: Chart }) => {
  const { data: fits } = useFits();
  const graph = asBodygraph(chart);
  const count = (state: boolean | null) => centerNames.filter((name) => graph.centers[name] === state).length;
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
      {graph.channels.length > 0 && (
        <>
          <h3 className="eyebrow">{unsure > 0 ? texts('channelsCertainAllDay') : texts('definedChannels')}</h3>
          <ul>
            {graph.channels.map((channel) => (
              <li key={channel}>
                <LookLink to={{ kind: 'channel', channel }}>
                  {lookTitle({ kind: 'channel', channel }, graph).title}
                  <FitMark look={{ kind: 'channel', channel }} chart={chart} fits={fits} />
                </LookLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
