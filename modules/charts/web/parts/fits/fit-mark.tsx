import type { Chart, Look } from '#modules/chart-engine/public';
import type { Fits } from '../../../schemas/fits';
import { fitIn } from '../../api/use-fits';
import styles from './fit-mark.module.css';
import { texts } from './texts/texts';

/** What the client said of a part, next to its name; nothing where nothing was said of this chart. */
export const FitMark = ({
  look,
  chart,
  fits,
}: {
  readonly look: Look;
  readonly chart: Chart;
  readonly fits: Fits | undefined;
}) => {
  const found = fits && fitIn(fits, look, chart);
  return found?.holds ? <small className={styles.mark}>{texts(`mark.${found.fit.verdict}`)}</small> : null;
};
