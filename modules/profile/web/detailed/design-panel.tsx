import { type BodygraphChart, centerNames } from '../bodygraph/chart';
import { LookLink } from '../sheet/look-link';
import { lookTitle } from '../sheet/look-title';
import styles from './design-panel.module.css';
import { texts } from './texts/texts';

/** What the picture says before anything is chosen, with its defined channels. */
export const DesignPanel = ({ chart }: { readonly chart: BodygraphChart }) => {
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
                <LookLink to={{ kind: 'channel', channel }}>
                  {lookTitle({ kind: 'channel', channel }, chart).title}
                </LookLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
