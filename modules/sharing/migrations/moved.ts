import { defineMoved } from '#core/contract/manifest';

/** What the module matching did before. Its file that makes the tables serves both and stays there. */
export const moved = defineMoved({
  events: {
    'sharing.consent-granted': 'matching.consent-granted',
    'sharing.consent-changed': 'matching.consent-changed',
    'sharing.consent-revoked': 'matching.consent-revoked',
    'sharing.consent-requested': 'matching.consent-requested',
  },
  jobs: {
    'react.sharing.sharing.consent-granted': 'react.matching.matching.consent-granted',
    'react.sharing.sharing.consent-changed': 'react.matching.matching.consent-changed',
    'react.sharing.sharing.consent-revoked': 'react.matching.matching.consent-revoked',
    'react.sharing.sharing.consent-requested': 'react.matching.matching.consent-requested',
  },
});
