import { Slot } from '#core/web';
import { practiceCalendars } from '../../public';
import { CalendarFeed } from '../parts/booking/calendar-feed';
import { PracticeFrame } from '../parts/practice/practice-frame';
import { texts } from '../parts/practice/texts/texts';

/** `/practice/calendars`: how a practitioner's sessions come into other calendars, and what other modules add. */
export const CalendarsPage = () => (
  <PracticeFrame title={texts('calendars')} lead={texts('calendars.lead')}>
    <Slot of={practiceCalendars} with={{}} />
    <CalendarFeed />
  </PracticeFrame>
);
