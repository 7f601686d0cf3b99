import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closedCheckout } from '../testing/checkout';
import { runChild } from '../testing/child';
import { serverAccount } from './account';
import { removeEmbedded } from './embedded';

// Whole processes start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const root = process.getuid?.() === 0;
const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
/** An account which is not ours, when we may choose; else our own. */
const ordinary = root ? { ...serverAccount(), gid: serverAccount().gid } : me;

let home = '';
let dataDir = '';
afterEach(async () => {
  if (dataDir) await removeEmbedded(dataDir);
  if (home) await rm(home, { recursive: true, force: true });
});

const twiceInAClosedFolder = async (owner: { readonly uid: number; readonly gid: number }) => {
  const checkout = await closedCheckout(owner);
  home = checkout.home;
  dataDir = join(checkout.folder, '.hedo');
  const start = () =>
    runChild(checkout.script, [dataDir], { cwd: checkout.folder, ...(root ? { uid: owner.uid, gid: owner.gid } : {}) });
  const first = start();
  expect(await first.says('ready')).toBe('1 0');
  await first.end('SIGKILL');
  const second = start();
  expect(await second.says('ready')).toBe('2 0');
  expect(await second.end('SIGTERM')).toBe(0);
  return second.says('note');
};

describe('the embedded PostgreSQL in a checkout that only its owner may enter', () => {
  it('works for an ordinary user, with the data in the data folder', async () => {
    const note = await twiceInAClosedFolder(ordinary);
    expect(note).toContain('postgres');
    expect((await stat(join(dataDir, 'postgres/data'))).mode & 0o777).toBe(0o700);
  });

  it.runIf(root)('works for root, with data and binaries where the server account can reach them', async () => {
    const note = await twiceInAClosedFolder(me);
    expect(note).toMatch(/as user \w+, because this runs as root; data in \/var\/lib\/hedo\/[0-9a-f]{12}/);
    expect(note).toContain('binaries copied to /var/lib/hedo/bin/');
  });
});
