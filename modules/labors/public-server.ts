export { laborAudienceChanged, laborResponded, laborWithdrawn } from './schemas/events';
export { listAsked } from './server/content';
export { findHelp } from './server/queries/find-help';
