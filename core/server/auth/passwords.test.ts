import { availableParallelism } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, inPasswordTurn, passwordProblem, verifyPassword } from './passwords';

const verified = vi.hoisted((): string[] => []);
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (...given: Parameters<typeof argon2.verify>) => {
      verified.push(String(given[0]));
      return argon2.verify(...given);
    },
  };
});

describe('passwordProblem', () => {
  it.each([
    'tulip-river-42',
    'correct horse',
    'blau meer',
    '🦊 and 🐻 x',
    'a'.repeat(64),
    'x'.repeat(128),
    '漢字かな交じり文だ',
  ])('allows %j', (password) => {
    expect(passwordProblem(password, 'ann@example.test')).toBeNull();
  });

  it.each([
    '7 chars',
    '🦊🦊🦊🦊🦊🦊🦊',
    'x'.repeat(129),
    'password',
    'P@ssw0rd',
    '12345678',
    'aaaaaaaa',
    'qwerty123',
    '        ',
  ])('refuses %j', (password) => {
    expect(passwordProblem(password, 'ann@example.test')).toMatch(/\.$/);
  });

  it('refuses the own address', () => {
    expect(passwordProblem('Ann.Lee@example.test', 'ann.lee@example.test')).toMatch('email address');
    expect(passwordProblem('ann.clementine', 'ann.clementine@example.test')).toMatch('email address');
  });
});

describe('verifyPassword', () => {
  it('knows the password again, composed or decomposed, and no other', async () => {
    const stored = await hashPassword('Zürich im Mai');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Zürich im Mai')).toBe(true);
    expect(await verifyPassword(stored, 'Zu\u0308rich im Mai')).toBe(true);
    expect(await verifyPassword(stored, 'zürich im mai')).toBe(false);
  });

  it('takes no account for none, and does the same work for it', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
    const stored = await hashPassword('tulip-river-42');
    verified.length = 0;
    for (const account of [stored, null]) expect(await verifyPassword(account, 'something else')).toBe(false);
    // Argon2 takes as long as the parameters in the hash that it compares with say.
    const cost = (hash: string): string => hash.split('$').slice(0, 4).join('$');
    expect(verified.map(cost)).toEqual(Array(2).fill(cost(stored)));
  });
});

describe('inPasswordTurn', () => {
  it('lets half of the cores hash, and answers 503 once 128 calls wait, or 16 from one place', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    let [running, most] = [0, 0];
    const turn = (source: string | null = null): Promise<string> =>
      inPasswordTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
        return 'done';
      }, source);
    const turns = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
    const busy = { status: 503, more: { headers: { 'Retry-After': '3' } } };
    const taken = Array.from({ length: turns + 16 }, () => turn('here'));
    await expect(turn('here')).rejects.toMatchObject(busy);
    taken.push(turn('there'), ...Array.from({ length: 128 - 17 }, () => turn()));
    await expect(turn('elsewhere')).rejects.toMatchObject(busy);
    open();
    expect(new Set(await Promise.all(taken))).toEqual(new Set(['done']));
    expect(most).toBe(turns);
    expect(await turn()).toBe('done');
  });

  it('passes the turn on when the work fails', async () => {
    await expect(inPasswordTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inPasswordTurn(async () => 'next')).toBe('next');
  });
});
