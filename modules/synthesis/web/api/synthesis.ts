import { api, mutateApi } from '#core/web';
import type { SynthesisJobView, SynthesisView } from '../../schemas/synthesis';

export const synthesisPath = '/api/synthesis/me';
export const statePath = '/api/synthesis/state';
export const versionsPath = '/api/synthesis/versions';
export const versionPath = (id: string): string => `/api/synthesis/versions/${id}`;

/** How a document shall be; without `birth` it leaves out what the birth says. */
export interface ReportWish {
  readonly paper: 'a4' | 'letter';
  readonly birth: boolean;
}
/** The version as a document to keep. */
export const reportPath = (id: string, { paper, birth }: ReportWish): string =>
  `${versionPath(id)}/report.pdf?${new URLSearchParams({ paper, birth: birth ? '1' : '0' })}`;

/** Everything that shows the reading or scores made from it. */
export const refreshSynthesis = (): Promise<void> => mutateApi((path) => /^\/api\/(synthesis|journey)\//.test(path));

export const generateSynthesis = (wish: { afterHelp?: boolean; shareWith?: string }): Promise<SynthesisJobView> =>
  api('/api/synthesis/generate', { method: 'POST', body: wish });

export const giveVerdict = (synthesisId: string, itemId: string, verdict: 'agree' | 'not-me'): Promise<void> =>
  api('/api/synthesis/feedback', { method: 'POST', body: { synthesisId, itemId, verdict } });

/** Stores a verdict in what the page shows (it asked for `path`), without asking again. */
export const keepVerdict = async (
  path: string,
  reading: SynthesisView,
  itemId: string,
  verdict: 'agree' | 'not-me',
): Promise<void> => {
  await mutateApi(path, { ...reading, feedback: { ...reading.feedback, [itemId]: verdict } });
  await mutateApi((other) => other !== path && /^\/api\/synthesis\/(?:me$|versions\/)/.test(other));
};
