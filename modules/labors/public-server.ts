export { laborAudienceChanged, laborResponded, laborWithdrawn } from './schemas/events';
export { findHelp } from './server/queries/find-help';
