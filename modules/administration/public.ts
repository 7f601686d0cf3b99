/** How the product is doing, for modules that show it to the team. */
export { isTelling, isWhole, type Share } from './lib/uptime';
export { getSystemHealth } from './schemas/endpoints';
export type { SystemHealth } from './schemas/system-health';
