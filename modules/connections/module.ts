import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'connections',
  title: 'Connections',
  nouns: ['connection chart', 'invitation to connect'],
  needs: ['chart-engine', 'charts', 'profile'],
  permissions: { 'connections.keep': ['client'] },
  tables: ['connections', 'connection_consents', 'connection_readings', 'connection_blocks'],
  web: {
    roots: [{ route: '/profile/connections', access: 'signed-in', under: 'profile' }],
    fills: ['charts.overlay', 'profile.chart-actions'],
  },
});
