import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vaultOf } from '../../testing/vault';

describe('the host key', () => {
  const master = randomBytes(32);
  const words = 'I do not sleep since March. 🌊';

  it('opens in another process with the same master key, at the same place only', () => {
    const sealed = vaultOf(master).encryptForHost('requests:message:1', words);
    expect(sealed.toString('latin1')).not.toContain('sleep');
    expect(vaultOf(master).decryptForHost('requests:message:1', sealed)).toBe(words);
    expect(() => vaultOf(master).decryptForHost('requests:message:2', sealed)).toThrow();
    expect(() => vaultOf(randomBytes(32)).decryptForHost('requests:message:1', sealed)).toThrow();
  });
});
