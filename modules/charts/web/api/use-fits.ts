import { type ApiState, useApi, useSession } from '#core/web';
import type { Chart } from '#modules/chart-engine/public';
import { type Look, lookText, partStateOf } from '#modules/chart-engine/public';
import { listFits } from '../../schemas/endpoints';
import type { Fit, Fits } from '../../schemas/fits';

/** What the client said of parts of the own chart; asks nothing for staff. */
export const useFits = (): ApiState<Fits> => {
  const isClient = useSession((session) => session.user?.role === 'client');
  return useApi(listFits, isClient ? {} : null);
};

/** What was said of a part, and whether it holds for this chart: only where the part stands in it as it stood then. */
export const fitIn = (fits: Fits, look: Look, chart: Chart): { readonly fit: Fit; readonly holds: boolean } | null => {
  const fit = fits.find((one) => one.look === lookText(look));
  return fit ? { fit, holds: fit.state === partStateOf(look, chart) } : null;
};
