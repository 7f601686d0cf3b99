import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'labors',
  title: 'The twelve Labors',
  nouns: ['labor'],
  needs: ['knowledge', 'records', 'reporting', 'safety', 'studio'],
  permissions: {
    'labors.respond': ['client'],
    // Practitioners may ask for one answer; whether it exists for them is decided by its owner.
    'labors.read': ['client', 'practitioner'],
  },
  tables: ['labor_responses', 'labor_response_versions', 'labor_drafts', 'labor_audio'],
  web: {
    roots: [
      {
        route: '/intake',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Labors', de: 'Arbeiten', es: 'Trabajos' },
            order: 20,
            place: 'bar',
            icon: 'pentagon',
            roles: ['client'],
            key: 'l',
          },
        ],
      },
    ],
    slots: ['labors.setup', 'labors.aside', 'labors.answered', 'labors.onward'],
    languages: ['de', 'es'],
  },
});
