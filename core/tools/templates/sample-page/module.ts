import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'sample-page',
  title: 'Sample page',
  nouns: ['sample page'],
  needs: [],
  permissions: { 'sample-page.read': ['client', 'practitioner', 'admin'] },
  web: {
    roots: [
      {
        route: '/sample-page',
        access: 'signed-in',
        nav: [{ label: 'Sample page', order: 90, place: 'user-menu' }],
      },
    ],
    slots: ['sample-page.aside'],
  },
});
