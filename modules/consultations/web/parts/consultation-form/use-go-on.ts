import { getPageData, useNavigate } from '#core/web';
import type { Draft } from './draft';
import { handOver } from './prefill';

const intake = '/enhanced-intake';

/** Goes on to the intake with what was typed; false where this product has no intake. */
export const useGoOn = (): ((sent: Draft) => boolean) => {
  const navigate = useNavigate();
  return (sent) => {
    if (!getPageData().modules.some(({ roots }) => roots.some(({ route }) => route === intake))) return false;
    handOver(sent);
    void navigate(intake);
    return true;
  };
};
