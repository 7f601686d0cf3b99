import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../contract/errors';
import { longestPassword, type PasswordProblem, ratePassword, shortestPassword } from '../../contract/password-rule';

// OWASP's floor for argon2id, the library's default algorithm: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The same text reaches us composed or decomposed, depending on the keyboard; both must open the account.
const bytesOf = (password: string): string => password.normalize('NFC');

let nobody: Promise<string> | null = null;

/** Hashing as it is done in a turn. */
const hashing = {
  /** argon2id hash in PHC form. */
  hash: (password: string): Promise<string> => hash(bytesOf(password), cost),
  /** Compares with a stored hash; null (unknown account) takes the same time and is false. */
  verify: async (stored: string | null, password: string): Promise<boolean> => {
    nobody ??= hash('no account has this password', cost);
    const same = await verify(stored ?? (await nobody), bytesOf(password));
    return stored !== null && same;
  },
};

/**
 * Turns at hashing in this process. Half of the cores at most, so that whoever is signed in keeps the rest, and never more than two:
 * hashing takes threads of the one small pool that files, names of hosts and compression share.
 */
const turns = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Calls that may wait for a turn, four to five seconds of hashing, and how many of them from one place. */
const mostWaiting = { all: 128, source: 16 } as const;
let taken = 0;
const waiting: { readonly source: string | null; readonly resume: () => void }[] = [];

const isFull = (source: string | null): boolean =>
  waiting.length >= mostWaiting.all ||
  (source !== null && waiting.filter((one) => one.source === source).length >= mostWaiting.source);

/**
 * Does everything about one password in its turn, look-ups included, so that whoever waits costs nothing. Answers 503 when too many
 * wait already, of all or from the same `source`: a few places must not keep everybody else out. Not for use within a transaction: it would keep a connection for as long as it waits.
 */
export const inPasswordTurn = async <T>(
  work: (passwords: typeof hashing) => Promise<T>,
  source: string | null = null,
): Promise<T> => {
  if (taken >= turns) {
    if (isFull(source))
      throw unavailable('Many people are signing in at the moment. Please try again in a few seconds.', 3);
    // Whoever ends a turn passes it on, so it stays taken.
    await new Promise<void>((resume) => waiting.push({ source, resume }));
  } else taken += 1;
  try {
    return await work(hashing);
  } finally {
    const next = waiting.shift();
    if (next) next.resume();
    else taken -= 1;
  }
};

/** argon2id hash in PHC form, made in a turn of its own. */
export const hashPassword = (password: string): Promise<string> => inPasswordTurn(({ hash: make }) => make(password));

/** Compares with a stored hash in a turn of its own. */
export const verifyPassword = (stored: string | null, password: string): Promise<boolean> =>
  inPasswordTurn(({ verify: compare }) => compare(stored, password));

const sentences: Readonly<Record<PasswordProblem, string>> = {
  short: `Use at least ${shortestPassword} characters.`,
  long: `Use at most ${longestPassword} characters.`,
  address: 'Use something other than your email address.',
  guessable: 'This password is easily guessed. Use a longer or rarer one.',
};

/** Why a new password is refused, as a sentence for people; null when it is fine. */
export const passwordProblem = (password: string, email: string): string | null => {
  const { problem } = ratePassword(password, email);
  return problem && sentences[problem];
};
