import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: {
    '20261122080600_create_partners': 'team-portal',
    '20261122104000_keep_partner_history': 'team-portal',
  },
});
