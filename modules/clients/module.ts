import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'clients',
  title: 'Clients',
  nouns: ['phase'],
  capabilities: ['accounts'],
  needs: ['labors', 'matching', 'profile', 'reporting', 'sharing'],
  permissions: {
    'clients.view': ['practitioner', 'admin'],
    // Setting where a client stands; a practitioner for own clients who opened something to them.
    'clients.set-phase': ['practitioner', 'admin'],
  },
  tables: ['client_phases', 'phase_changes'],
  web: {
    roots: [{ route: '/team-portal/clients/:ownerId', access: 'open', under: 'team-portal' }],
    fills: ['team-portal.clients'],
  },
});
