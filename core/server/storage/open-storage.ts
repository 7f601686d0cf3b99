import { join } from 'node:path';
import type { Logger } from '../../contract/server';
import type { Config } from '../host';
import { createLocalStorage } from './local-storage';
import type { StoredFiles } from './stored-files';

/** The storage that the settings name: a bucket, else a folder of the data folder. */
export const openStorage = async (
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  log: Pick<Logger, 'warn'>,
): Promise<StoredFiles> => {
  if (!s3) return createLocalStorage(join(dataDir, 'storage'));
  // Loaded where it is used.
  const { createS3Storage } = await import('./s3-storage');
  return createS3Storage(s3, (what) => log.warn('file storage', { what }));
};
