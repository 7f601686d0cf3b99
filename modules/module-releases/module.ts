import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'module-releases',
  title: 'Modules',
  nouns: [],
  needs: [],
  capabilities: ['modules'],
  permissions: { 'module-releases.manage': ['admin'] },
  web: {
    roots: [
      {
        route: '/management/modules',
        access: 'signed-in',
        under: 'team-portal',
        quickExit: false,
        nav: [{ label: 'Modules', order: 9, place: 'user-menu', roles: ['admin'] }],
      },
    ],
  },
});
