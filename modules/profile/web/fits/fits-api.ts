import { api } from '#core/web';
import type { Fit, FitVerdict } from '../../schemas/fits';

export const fitsPath = '/api/holistic-profiles/me/fits';

/** Keeps what is said of a part of a version of the chart; null takes it back. Answers what is kept. */
export const sendFit = async (look: string, verdict: FitVerdict | null, version: number): Promise<Fit | null> => {
  const path = `${fitsPath}/${look}`;
  if (verdict) return api<Fit>(path, { method: 'PUT', body: { verdict, version } });
  await api(path, { method: 'DELETE' });
  return null;
};
