import { texts } from './texts/texts';

/** When no module fills a room: its part is not in this installation. */
export const Absent = () => <p>{texts('absent')}</p>;
