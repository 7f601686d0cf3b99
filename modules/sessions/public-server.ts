export { sessionChanged } from './schemas/events';
