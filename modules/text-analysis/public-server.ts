export { readSenseInTurns } from './lib/sense/read-sense-in-turns';
