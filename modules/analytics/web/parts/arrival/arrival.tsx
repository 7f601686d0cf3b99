import { useEffect } from 'react';
import { api } from '#core/web';
import { findSource } from '../../../lib/source';
import { recordArrival } from '../../../schemas/endpoints';

/** Says once from where somebody came who has just opened an account, as far as the browser knows it. Draws nothing. */
export const Arrival = () => {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    const source = findSource(loaded?.name ?? '', document.referrer);
    // A figure is not worth a message to somebody who has just arrived.
    if (source !== null) api(recordArrival, { body: { source } }, { quiet: true }).catch(() => undefined);
  }, []);
  return null;
};
