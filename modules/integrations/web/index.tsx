import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** How other systems read from the product and hear of what happens in it. */
export const web = defineWeb(manifest, {
  pages: [
    {
      path: '/management/integrations',
      page: () => import('./pages/integrations-page').then((module) => module.IntegrationsPage),
    },
    {
      path: '/management/integrations/webhooks/:id',
      page: () => import('./pages/messages-page').then((module) => module.MessagesPage),
    },
  ],
});
