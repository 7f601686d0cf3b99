import { defineMoved } from '#core/contract/manifest';

export const moved = defineMoved({
  migrations: {
    '20261122110000_create_aftercare': 'team-portal',
    '20261122132010_close_aftercare_plans': 'team-portal',
  },
  jobs: { 'react.aftercare.aftercare.changed': 'react.team-portal.team-portal.aftercare-changed' },
  events: { 'aftercare.changed': 'aftercare.changed' },
});
