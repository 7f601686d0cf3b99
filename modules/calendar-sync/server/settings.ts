import { flag, setting } from '#core/contract/settings';

export const settings = {
  allowPrivate: setting(
    'CALENDAR_SYNC_ALLOW_PRIVATE',
    flag,
    false,
    'Lets calendars of practitioners be read over http and from this machine and its network; for development, ignored in production',
  ),
};
