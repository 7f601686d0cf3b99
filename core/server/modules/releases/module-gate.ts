import { Problem } from '../../../contract/errors';
import type { Assembled } from '../../host';
import type { LiveModules } from './live-modules';

/** Throws for a module that does not answer now, so that its callers hear why. */
export const createModuleGate =
  ({ statusOf }: Pick<LiveModules, 'statusOf'>) =>
  (module: string): void => {
    const status = statusOf(module);
    if (status === 'off') throw new Problem(404, 'module-off', 'This part of the product is switched off.');
    if (status === 'failed')
      throw new Problem(503, 'module-unavailable', 'This part of the product is not available at the moment.', {
        headers: { 'Retry-After': '60' },
      });
  };

/** Jobs and reactions of modules that are on; those of modules that are switched off wait until they are on again. */
export const listRunning = (
  { jobs, reactions }: Pick<Assembled, 'jobs' | 'reactions'>,
  { statusOf }: Pick<LiveModules, 'statusOf'>,
): Pick<Assembled, 'jobs' | 'reactions'> => {
  const isOn = ({ owner }: { readonly owner: string }): boolean => statusOf(owner) === 'on';
  return { jobs: jobs.filter(isOn), reactions: reactions.filter(isOn) };
};
