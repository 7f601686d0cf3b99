import { hkdfSync } from 'node:crypto';
import { BackupProblem } from './problem';

/** Which secret an archive is encrypted with. */
export type KeyName = 'MASTER_KEY' | 'BACKUP_KEY';

/** The secrets of this installation, as far as backups need them. */
export interface ArchiveSecrets {
  readonly master: Buffer;
  /** BACKUP_KEY; null: archives are encrypted with a key derived from the master key. */
  readonly backup: Buffer | null;
}

/** Says which key this is without saying anything of it: 128 bits derived one way, for this purpose alone. */
export const getFingerprint = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'hedo key fingerprint', 16)).toString('hex');

/** The secret for new archives. */
export const chooseKey = ({ master, backup }: ArchiveSecrets): { readonly name: KeyName; readonly key: Buffer } =>
  backup ? { name: 'BACKUP_KEY', key: backup } : { name: 'MASTER_KEY', key: master };

/** The secret that opens an archive, found by its name and fingerprint. Throws when it is another one or missing. */
export const findKey = (
  secrets: ArchiveSecrets,
  wanted: { readonly name: KeyName; readonly fingerprint: string },
): Buffer => {
  const key = wanted.name === 'BACKUP_KEY' ? secrets.backup : secrets.master;
  if (!key)
    throw new BackupProblem(
      `This archive is encrypted with a BACKUP_KEY (fingerprint ${wanted.fingerprint}). Set BACKUP_KEY to that key.`,
    );
  const own = getFingerprint(key);
  if (own !== wanted.fingerprint)
    throw new BackupProblem(
      `This archive is encrypted with another ${wanted.name} (fingerprint ${wanted.fingerprint}; the one here is ${own}). ` +
        `Set ${wanted.name} to the key with which the backup was made. Nothing was changed.`,
    );
  return key;
};
