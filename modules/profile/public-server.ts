export { Enneagram } from './schemas/enneagram';
export { profileGenerated } from './schemas/events';
export { VersionBirth } from './schemas/version';
