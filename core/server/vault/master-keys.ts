import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../db/start-refused';
import type { Config } from '../host';
import { decryptWithKms } from './kms';

/** The key that wraps all others, and the one before it while a rotation is unfinished. 32 bytes each. */
export interface MasterKeys {
  readonly current: Buffer;
  readonly former: Buffer | null;
}
type Source = Pick<Config, 'masterKey' | 'masterKeys' | 'dataDir'>;

export const masterKeyBytes = 32;
/** Names of the files in the data folder where no setting names a key. */
export const keyFiles = { current: 'master.key', former: 'master.key.former' } as const;

/** Says which master key wrapped something: 64 bits of its SHA-256. */
export const getKeyId = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

const parse = (text: string): Buffer | null => {
  const key = Buffer.from(text.trim(), 'base64');
  return key.length === masterKeyBytes ? key : null;
};

/** The text of a file, or null when there is none. */
const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const readKey = async (file: string): Promise<Buffer | null> => {
  const text = await readText(file);
  if (text === null) return null;
  const key = parse(text);
  if (key) return key;
  throw new StartRefused(
    `${file} is damaged: it must contain ${masterKeyBytes} bytes in base64. Restore it from a backup.`,
  );
};

/** A key as a setting gives it: in a file of its own, wrapped by a key management service, or plain. */
const readGiven = async (
  { masterKeys }: Source,
  name: 'MASTER_KEY' | 'MASTER_KEY_FORMER',
  plain: Buffer | null,
  file: string | null,
  wrapped: string | null,
): Promise<Buffer | null> => {
  if (plain) return plain;
  const text = file === null ? null : await readText(file);
  if (file !== null && text === null) throw new StartRefused(`${name}_FILE names ${file}, which is not there.`);
  const ciphertext = wrapped ?? (text?.trim().startsWith('vault:') ? text.trim() : null);
  if (ciphertext === null) {
    if (text === null) return null;
    const key = parse(text);
    if (!key) throw new StartRefused(`${file} must contain ${masterKeyBytes} bytes in base64 (${name}_FILE).`);
    return key;
  }
  if (!masterKeys?.kms) throw new StartRefused(`${name} is wrapped by a key management service: set KMS_URL.`);
  const key = await decryptWithKms(masterKeys.kms, ciphertext);
  if (key.length !== masterKeyBytes)
    throw new StartRefused(`What ${name} unwraps to has ${key.length} bytes instead of ${masterKeyBytes}.`);
  return key;
};

const findCurrent = async (config: Source): Promise<Buffer | null> => {
  const { masterKey, masterKeys, dataDir } = config;
  const given = await readGiven(config, 'MASTER_KEY', masterKey, masterKeys?.file ?? null, masterKeys?.wrapped ?? null);
  return given ?? readKey(join(dataDir, keyFiles.current));
};

const findFormer = async (config: Source): Promise<Buffer | null> => {
  const { masterKeys, dataDir } = config;
  const { former = null, formerFile = null, formerWrapped = null } = masterKeys ?? {};
  const given = await readGiven(config, 'MASTER_KEY_FORMER', former, formerFile, formerWrapped);
  return given ?? readKey(join(dataDir, keyFiles.former));
};

/** The keys of `loadMasterKeys`, or null where none was made yet. */
export const findMasterKeys = async (config: Source): Promise<MasterKeys | null> => {
  const current = await findCurrent(config);
  return current && { current, former: await findFormer(config) };
};

/** Writes a new key file (0600); false when another process was first. */
export const writeKeyFile = async (file: string, key: Buffer): Promise<boolean> => {
  try {
    // 'wx': of two that write at once only one makes the file; the other reads it.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${key.toString('base64')}\n`);
    await handle.sync();
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** The master keys by the settings, else from files of the data folder, where the first one is made once. */
export const loadMasterKeys = async (config: Source): Promise<MasterKeys> => {
  const stored = await findMasterKeys(config);
  if (stored) return stored;
  await mkdir(config.dataDir, { recursive: true });
  await writeKeyFile(join(config.dataDir, keyFiles.current), randomBytes(masterKeyBytes));
  const made = await findMasterKeys(config);
  if (!made) throw new Error('the key file disappeared while it was read');
  return made;
};
