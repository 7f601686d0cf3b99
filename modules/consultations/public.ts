export { consultationChanged } from './schemas/events';
