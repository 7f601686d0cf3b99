import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../host';

const size = 32;

const readKey = async (file: string): Promise<Buffer | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== size)
    throw new Error(`${file} is damaged: it must hold ${size} bytes in base64. Restore it from a backup.`);
  return key;
};

type Source = Pick<Config, 'masterKey' | 'dataDir'>;
const fileOf = ({ dataDir }: Source): string => join(dataDir, 'master.key');

/** The key of `loadMasterKey`, or null where none was made yet. */
export const findMasterKey = async (config: Source): Promise<Buffer | null> =>
  config.masterKey ?? (await readKey(fileOf(config)));

/** The key that wraps every client's own key: from MASTER_KEY, else a file of the data folder (0600), made once. */
export const loadMasterKey = async (config: Source): Promise<Buffer> => {
  const stored = await findMasterKey(config);
  if (stored) return stored;
  const file = fileOf(config);
  await mkdir(config.dataDir, { recursive: true });
  const key = randomBytes(size);
  try {
    // 'wx': of two starts at once only one makes the key; the other reads it.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${key.toString('base64')}\n`);
    await handle.sync();
    await handle.close();
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = await readKey(file);
    if (!other) throw error;
    return other;
  }
};
