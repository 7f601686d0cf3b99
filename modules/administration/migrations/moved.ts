import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: {
    '20261122071600_create_invitations': 'db',
    '20261122104200_keep_health_minutes': 'db',
    '20261123082000_mark_invitations_with_shown_links': 'db',
  },
  jobs: { 'administration.measure-health': 'core.measure-health' },
});
