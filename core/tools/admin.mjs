import { runServerCommand } from './server-command.mjs';

/** npm run admin: makes the first admin, reads the audit log, takes second factors away. */
await runServerCommand('core/server/admin/commands.js', 'admin');
