import { runServerCommand } from './server-command.mjs';

/** npm run restore: see docs/operating/backup.md. */
await runServerCommand('core/server/backup/commands.js', 'restore');
