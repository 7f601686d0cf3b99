import { useChannel } from '#core/web';

/** Asks anew when a calendar was read. */
export const useCalendarNews = (reload: () => void): void =>
  useChannel(null, (event) => {
    if (event === 'calendars.changed' || event === 'reconnected') reload();
  });
