import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'sharing',
  title: 'Sharing and consents',
  nouns: ['consent'],
  needs: ['labors', 'matching', 'records'],
  permissions: {
    'sharing.consent': ['client'],
    // What a client opened: for the client, and for whom it was opened to. Never for admins.
    'sharing.share': ['client', 'practitioner'],
    // A practitioner's list of clients with what is open, and asking for more.
    'sharing.practise': ['practitioner'],
  },
  tables: ['consents', 'consent_history', 'consent_requests', 'segment_reads'],
  web: {
    languages: ['de', 'es'],
    roots: [
      { route: '/matching/sharing', access: 'signed-in', under: 'matching' },
      { route: '/matching/clients', access: 'signed-in', under: 'matching' },
    ],
    fills: ['matching.accompanied', 'matching.notice'],
  },
});
