import type { JourneyOverview } from '#modules/profile/public';
import { supportFrom } from '#modules/profile/public';
import { pathOf } from './views';

/** What helps most now: birth data, chart, Labors, reading, a person to go on with. */
interface NextAct {
  readonly act: 'birth' | 'chart' | 'labor' | 'reading' | 'more' | 'people';
  readonly to: string;
}

export const findNextAct = ({ hasClient, hasProfile, labors, nextLabor, hasSynthesis }: JourneyOverview): NextAct => {
  if (!hasClient) return { act: 'birth', to: '/profile?edit=birth' };
  if (!hasProfile) return { act: 'chart', to: '/profile' };
  if (labors < supportFrom) return { act: 'labor', to: `/intake/${nextLabor ?? 1}` };
  if (!hasSynthesis) return { act: 'reading', to: '/synthesis' };
  return nextLabor === null
    ? { act: 'people', to: pathOf('practitioner') }
    : { act: 'more', to: `/intake/${nextLabor}` };
};
