export { slotTaken, spokenTime, writing } from './lib/booking';
export {
  bookableUntil,
  type OpeningHours,
  openSlots,
  type Stretch,
  slotWindow,
  stretches,
  type WallClock,
} from './lib/open-slots';
