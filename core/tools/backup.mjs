import { runServerCommand } from './server-command.mjs';

/** npm run backup: see docs/operating/backup.md. */
await runServerCommand('core/server/backup/commands.js', 'backup');
