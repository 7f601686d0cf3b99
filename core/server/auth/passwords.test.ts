import { describe, expect, it } from 'vitest';
import { hashPassword, passwordProblem, verifyPassword } from './passwords';

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
    const times = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const timed = async (which: keyof typeof times, account: string | null): Promise<void> => {
      const start = performance.now();
      await verifyPassword(account, 'something else');
      times[which] = Math.min(times[which], performance.now() - start);
    };
    // The fastest of each, taken in turns: what else the machine does cannot make a call faster. Without the work the ratio is near 0.
    for (let i = 0; i < 12; i += 1) {
      await timed('known', stored);
      await timed('unknown', null);
    }
    expect(times.unknown / times.known).toBeGreaterThan(0.2);
    expect(times.unknown / times.known).toBeLessThan(5);
  });
});
