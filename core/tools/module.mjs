import { runServerCommand } from './server-command.mjs';

/** npm run module: see docs/operating/modules.md. */
await runServerCommand('core/server/modules/releases/commands.js', 'module');
