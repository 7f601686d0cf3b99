export { slotTaken, spokenTime, writing } from './lib/booking';
export {
  bookableUntil,
  openSlots,
  type Sheet,
  type Stretch,
  slotWindow,
  stretches,
  type WallClock,
} from './lib/open-slots';
