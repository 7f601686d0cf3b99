import { migrationFiles } from '#db/migration-source';
import { createLog } from '../../log';
import { migrate } from '../migrate';

/* A process that migrates a database (first argument) with the migrations below a folder (second), and says how many. */
const [, , connectionString = '', folder = ''] = process.argv;
const log = createLog({ logLevel: 'silent' });
process.stdout.write('began\n');
migrate({ connectionString }, log, migrationFiles(folder))
  .then((names) => process.stdout.write(`ran ${names.length}\n`))
  .catch((error: Error) => process.stdout.write(`failed ${error.message}\n`));
