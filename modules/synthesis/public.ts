export { synthesisGenerated } from './schemas/events';
