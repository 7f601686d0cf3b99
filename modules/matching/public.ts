export { matchesUpdated } from './schemas/events';
