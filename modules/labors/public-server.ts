export { laborAudienceChanged, laborResponded, laborWithdrawn } from './schemas/events';
