import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'synthesis',
  title: 'Synthesis',
  nouns: ['synthesis'],
  needs: [
    'chart-chapters',
    'chart-engine',
    'charts',
    'knowledge',
    'labors',
    'observations',
    'profile',
    'records',
    'reporting',
    'safety',
    'text-analysis',
  ],
  permissions: { 'synthesis.generate': ['client'], 'synthesis.follow': ['client', 'practitioner'] },
  tables: [
    'syntheses',
    'synthesis_jobs',
    'synthesis_feedback',
    'synthesis_notes',
    'contact_wishes',
    'answer_checks',
    'crisis_acknowledgements',
  ],
  web: {
    languages: ['de', 'es'],
    roots: [
      {
        route: '/synthesis',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Reading', de: 'Deutung', es: 'Lectura' },
            order: 40,
            place: 'bar',
            icon: 'reading',
            roles: ['client'],
          },
        ],
      },
    ],
    fills: ['profile.cards', 'profile.actions', 'labors.onward'],
  },
});
