import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'matching',
  title: 'Practitioner matching',
  nouns: ['matching'],
  needs: [
    'concerns',
    'geo',
    'inbox',
    'knowledge',
    'labors',
    'match-scoring',
    'profile',
    'records',
    'reporting',
    'safety',
    'scheduling',
    'studio',
    'text-analysis',
  ],
  permissions: {
    'matching.run': ['client'],
    // Asking for an introduction: the brief before it, and a time to talk.
    'matching.introduce': ['client'],
    // Introduction calls, for the two they are between. Admins book nothing for others.
    'matching.call': ['client', 'practitioner'],
    'matching.practise': ['practitioner'],
    // How, where and at what price somebody works: a practitioner's own, the team's for all.
    'matching.offer': ['practitioner', 'admin'],
    // The network of practitioners with how much room each has.
    'matching.team': ['practitioner', 'admin'],
  },
  outsideEvents: {
    'matching.match-changed': 'A match was requested, accepted, declined or ended',
    'matching.call-changed': 'An introduction call was booked, moved or cancelled',
  },
  tables: [
    'practitioners',
    'practitioner_vectors',
    'practitioner_availability',
    'answer_vectors',
    'matches',
    'matching_jobs',
    'introduction_calls',
    'matching_wishes',
  ],
  web: {
    languages: ['de', 'es'],
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
    slots: ['matching.accompanied', 'matching.caseload', 'matching.notice'],
    fills: [
      'labors.aside',
      'journey.quick-actions',
      'journey.practitioner',
      'team-portal.practitioners',
      'matching.caseload',
      'sessions.day',
    ],
  },
});
