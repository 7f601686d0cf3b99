import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: { '20261122130000_create_connections': 'profile' },
  jobs: {
    'connections.send-invitation': 'profile.send-invitation',
    'connections.expire-invitations': 'profile.expire-invitations',
    'react.connections.connections.changed': 'react.profile.profile.connection-changed',
    'react.connections.core.role-granted': 'react.profile.core.role-granted',
  },
  events: { 'connections.changed': 'profile.connection-changed' },
});
