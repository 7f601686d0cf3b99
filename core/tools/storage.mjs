import { runServerCommand } from './server-command.mjs';

/** npm run storage: see docs/operating/storage.md. */
await runServerCommand('core/server/storage/commands.js', 'storage');
