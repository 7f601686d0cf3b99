import { api } from '#core/web';
import { deleteFit, saveFit } from '../../schemas/endpoints';
import type { Fit, FitVerdict } from '../../schemas/fits';

/** Keeps what is said of a part of a version of the chart; null takes it back. Answers what is kept. */
export const sendFit = async (look: string, verdict: FitVerdict | null, version: number): Promise<Fit | null> => {
  const params = { look };
  if (verdict) return api(saveFit, { params, body: { verdict, version } });
  await api(deleteFit, { params });
  return null;
};
