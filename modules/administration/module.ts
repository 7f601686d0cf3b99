import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'administration',
  title: 'Administration',
  nouns: ['invitation'],
  needs: ['inbox', 'media', 'studio'],
  capabilities: ['accounts', 'audit', 'health', 'jobs', 'mails'],
  permissions: {
    'administration.manage-people': ['admin'],
    'administration.manage-mails': ['admin'],
    'administration.read-audit': ['admin'],
    'administration.read-jobs': ['admin'],
    'administration.read-health': ['practitioner', 'admin'],
  },
  tables: ['invitations', 'health_minutes'],
  web: {
    roots: [
      { route: '/management/people', access: 'signed-in', under: 'team-portal' },
      { route: '/management/audit', access: 'signed-in', under: 'team-portal' },
      { route: '/management/openings', access: 'signed-in', under: 'team-portal' },
    ],
    fills: ['team-portal.health', 'studio.picture-field'],
  },
});
