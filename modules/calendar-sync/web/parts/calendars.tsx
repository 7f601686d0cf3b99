import { Connection } from './connection';
import { Decisions } from './decisions';
import { Feeds } from './feeds';

/** Everything about a practitioner's calendars elsewhere. */
export const Calendars = () => (
  <>
    <Decisions />
    <Connection />
    <Feeds />
  </>
);
