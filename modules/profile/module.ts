import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'profile',
  title: 'Holistic profile',
  needs: ['labors'],
  permissions: { 'profile.keep': ['client'] },
  tables: ['clients', 'holistic_profiles'],
  web: {
    roots: [
      {
        route: '/dashboard',
        access: 'signed-in',
        nav: [{ label: 'Home', order: 10, place: 'bar' }],
      },
      {
        route: '/profile',
        access: 'signed-in',
        nav: [
          { label: 'Profile', order: 30, place: 'bar', roles: ['client'] },
          { label: 'View Profile', order: 10, place: 'user-menu' },
        ],
      },
    ],
    fills: ['labors.setup'],
  },
});
