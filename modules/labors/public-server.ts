export { laborResponded, laborWithdrawn } from './schemas/events';
