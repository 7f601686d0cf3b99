import { readFileSync } from 'node:fs';
import { StartRefused } from '../start-refused';

/** A system account. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const accounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }));

/** True when this process is root, as which PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The account which runs PostgreSQL when we are root: the owner of an existing cluster, else `postgres`, else `nobody`.
 * Throws when the system has none of them.
 */
export const serverAccount = (ownerUid?: number): Account => {
  const known = accounts();
  const account =
    ownerUid === undefined
      ? (known.find(({ name }) => name === 'postgres') ?? known.find(({ name }) => name === 'nobody'))
      : known.find(({ uid }) => uid === ownerUid);
  if (!account || account.uid === 0)
    throw new StartRefused(
      'PostgreSQL does not run as root and no account "postgres" or "nobody" was found. Start as an ordinary user, or set DATABASE_URL.',
    );
  return account;
};
