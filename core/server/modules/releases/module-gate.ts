import { Problem } from '../../../contract/errors';
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
