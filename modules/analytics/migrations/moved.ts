import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: { '20261122112000_create_figure_reports': 'team-portal' },
  jobs: { 'analytics.count': 'team-portal.count' },
});
