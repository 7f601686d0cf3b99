import { Slot, useApi } from '#core/web';
import { bodygraph } from '#modules/charts/public';
import { getProfile } from '#modules/profile/public';
import styles from './own-bodygraph.module.css';

/** The client's own bodygraph, below what the reading says of the chart and in the book on paper; nothing until it is there. */
export const OwnBodygraph = () => {
  const profile = useApi(getProfile);
  if (!profile.data) return null;
  return (
    <div className={styles.picture}>
      <Slot of={bodygraph} with={{ chart: profile.data.chart, overlays: [], as: 'figure' }} />
    </div>
  );
};
