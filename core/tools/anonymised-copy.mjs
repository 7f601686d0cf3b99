import { runServerCommand } from './server-command.mjs';

/** npm run anonymised-copy: see docs/operating/test-data.md. */
await runServerCommand('core/server/backup/anonymised/commands.js', 'anonymisedCopy');
