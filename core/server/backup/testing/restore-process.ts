import { restore } from '../commands';

/** `npm run restore` in a process of its own, for tests that kill it. */
await restore(process.argv.slice(2));
