export { readSenseInTurns } from './lib/sense/read-sense-in-turns';
export { createTurns } from './lib/turns';
