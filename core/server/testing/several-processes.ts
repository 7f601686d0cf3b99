import { loadConfig } from '../config';
import { openDatabase } from '../db/open-database';
import { createLog } from '../log';
import { startProcesses } from '../processes';
import { projectFile } from '../root';

/** The processes of WORKERS, each as in `role-process.ts`. Says `serving` and their address. */
const config = loadConfig();
const log = createLog({ logLevel: 'error' });
const db = await openDatabase(config, log);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const exec = projectFile('core/server/testing/role-process.ts');
const { url, stop } = await startProcesses({ config, log, db, exec, say, seed: async () => [] });
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
say(`serving ${url}`);
