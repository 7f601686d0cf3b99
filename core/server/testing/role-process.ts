import { createRequire } from 'node:module';
import { boot } from '../boot';
import { loadConfig } from '../config';
import { openDatabase } from '../db/open-database';
import { createLog } from '../log';

/**
 * The product without its pages, in a process of its own and in the role of its environment. Says `ready`, its address, role and id, and
 * before that how many files of the tracing library it has `loaded`.
 */
const config = loadConfig();
const log = createLog({ logLevel: 'error' });
const db = await openDatabase(config, log);
const running = await boot({ config, log, db, pages: false, lazySchemas: true });
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void running.stop().then(() => process.exit(0)));
const { cache } = createRequire(import.meta.url);
const tracing = Object.keys(cache).filter((file) => /@opentelemetry\/(sdk-|exporter-|otlp-)|\/ioredis\//.test(file));
process.stdout.write(`loaded ${tracing.length}\n`);
process.stdout.write(`ready ${running.url} ${config.role} ${process.pid}\n`);
