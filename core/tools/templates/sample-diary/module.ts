import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'sample-diary',
  title: 'Sample diary',
  nouns: ['sample diary'],
  needs: [],
  permissions: { 'sample-diary.write': ['client'] },
  tables: ['sample_diary_entries'],
  web: {
    languages: ['de', 'es'],
    roots: [
      {
        route: '/sample-diary',
        access: 'signed-in',
        nav: [
          {
            label: { en: 'Sample diary', de: 'Sample diary', es: 'Sample diary' },
            order: 90,
            place: 'user-menu',
            icon: 'pen',
            roles: ['client'],
          },
        ],
      },
    ],
    slots: ['sample-diary.aside'],
  },
});
