import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'matching',
  title: 'Practitioner matching',
  nouns: ['matching', 'consent'],
  needs: ['geo', 'labors', 'profile', 'records', 'reporting', 'scheduling', 'text-analysis'],
  permissions: {
    'matching.run': ['client'],
    'matching.consent': ['client'],
    // What a client opened: for the client, and for whom it was opened to. Never for admins.
    'matching.share': ['client', 'practitioner'],
    'matching.practise': ['practitioner'],
    // The network of practitioners with how much room each has.
    'matching.team': ['practitioner', 'admin'],
  },
  tables: [
    'practitioners',
    'practitioner_vectors',
    'practitioner_availability',
    'answer_vectors',
    'matches',
    'matching_jobs',
    'consents',
    'consent_history',
    'consent_requests',
    'segment_reads',
    'introduction_calls',
  ],
  web: {
    roots: [
      {
        route: '/matching',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Matches', de: 'Vorschläge', es: 'Propuestas' },
            order: 50,
            place: 'bar',
            icon: 'people',
            roles: ['client'],
            key: 'm',
          },
          {
            label: { en: 'Practice', de: 'Praxis', es: 'Consulta' },
            order: 50,
            place: 'bar',
            icon: 'people',
            roles: ['practitioner'],
            key: 'm',
          },
        ],
      },
    ],
    fills: ['labors.aside', 'profile.quick-actions', 'profile.journey-practitioner', 'team.practitioners'],
  },
});
