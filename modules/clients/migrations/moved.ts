import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({ migrations: { '20261122081500_create_client_phases': 'team-portal' } });
