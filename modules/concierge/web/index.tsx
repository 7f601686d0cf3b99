import { defineWeb } from '#core/web';
import { manifest } from '../module';

/** The assistant and the messaging card, both over any page. */
export const web = defineWeb(manifest, {
  pages: [],
  overlays: {
    assistant: () => import('./assistant/assistant-panel').then((module) => module.AssistantPanel),
    messaging: () => import('./messaging/messaging-card').then((module) => module.MessagingCard),
  },
});
