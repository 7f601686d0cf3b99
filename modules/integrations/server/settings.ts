import { flag, setting } from '#core/contract/settings';

export const settings = {
  allowPrivate: setting(
    'INTEGRATIONS_ALLOW_PRIVATE',
    flag,
    false,
    'Lets webhooks reach http and addresses of this machine and its network; for development, ignored in production',
  ),
};
