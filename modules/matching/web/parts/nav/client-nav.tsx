import { texts } from '../../texts/texts';
import { RoomNav } from './room-nav';

/** The client's rooms: the matches, what they share, and who read it. */
export const ClientNav = () => (
  <RoomNav
    label={texts('practitionerMatching2')}
    rooms={[
      { to: '/matching', label: texts('nav.matches'), end: true },
      { to: '/matching/sharing', label: texts('nav.sharing'), end: true },
      { to: '/matching/sharing/log', label: texts('nav.log') },
    ]}
  />
);
