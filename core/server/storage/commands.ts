import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config';
import { createLog } from '../log';
import { copyFiles } from './copy-files';
import { createLocalStorage } from './local-storage';
import { openStorage } from './open-storage';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const usage = `npm run storage -- --to s3        copies the files of DATA_DIR/storage into the bucket of S3_ENDPOINT
npm run storage -- --to folder    copies them back`;

const run = async (parameters: readonly string[]): Promise<string | null> => {
  const { values } = parseArgs({ args: [...parameters], options: { to: { type: 'string' } } });
  if (values.to !== 's3' && values.to !== 'folder') return usage;
  const config = loadConfig();
  if (!config.s3) return 'Set S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY to the bucket.';
  const bucket = await openStorage(config, createLog({ logLevel: 'warn' }));
  const folder = createLocalStorage(join(config.dataDir, 'storage'));
  const [from, to] = values.to === 's3' ? [folder, bucket] : [bucket, folder];
  const { copied, equal, bytes } = await copyFiles(from, to, say);
  say(`${copied} files (${(bytes / 1e6).toFixed(1)} MB) were copied and read back, ${equal} were there already.`);
  if (copied > 0) say('Files that came meanwhile are not among them: stop the product, run this again, then start it.');
  return null;
};

/** `npm run storage`: see docs/operating/storage.md. Sets the exit code. */
export const storage = async (parameters: readonly string[]): Promise<void> => {
  const problem = await run(parameters).catch((error: unknown) =>
    error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error)),
  );
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
};
