import { migrationFiles } from '#db/migration-source';
import { createLog } from '../../log';
import { migrate } from '../migrate';
import { openKnex } from '../pool';

/* A process that migrates a database (first argument) with the migrations below a folder (second), and says how many. */
const [, , connectionString = '', folder = ''] = process.argv;
const log = createLog({ logLevel: 'silent' });
const knex = openKnex(connectionString, log);
process.stdout.write('began\n');
migrate({ knex, connectionString }, log, migrationFiles(folder))
  .then((names) => process.stdout.write(`ran ${names.length}\n`))
  .catch((error: Error) => process.stdout.write(`failed ${error.message}\n`))
  .finally(() => knex.destroy());
