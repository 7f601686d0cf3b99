export { moneyChanged } from './schemas/events';
