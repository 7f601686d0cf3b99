import { defineManifest } from '#core/contract/manifest';

export const manifest = defineManifest({
  id: 'integrations',
  title: 'Integrations',
  nouns: ['webhook'],
  needs: [],
  permissions: { 'integrations.manage': ['admin'] },
  tables: ['api_tokens', 'webhooks', 'webhook_deliveries'],
  web: {
    roots: [{ route: '/management/integrations', access: 'signed-in', under: 'team-portal', quickExit: false }],
  },
});
