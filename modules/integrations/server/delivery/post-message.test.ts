import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postMessage } from './post-message';
import { findUrlFault, isPublicAddress } from './public-address';

/** What names lead to, in place of the network's own answers. */
const names: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'both.example': ['93.184.215.14', '10.0.0.8'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'pinned.example': ['127.0.0.1'],
};
vi.mock('node:dns/promises', () => ({
  lookup: async (host: string) =>
    (names[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
}));

let server: Server;
let port = 0;
let calls = 0;
beforeAll(async () => {
  server = createServer((_request, response) => {
    calls += 1;
    response.end('inside');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

describe('addresses of webhooks', () => {
  it('are public ones, however a private one is written', () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '224.0.0.1',
      '255.255.255.255',
    ];
    for (const address of inside) expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    const urls = [
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
      'https://localhost/',
      'https://printer.local/',
      'https://db.internal./',
      'http://a.example/',
      'file:///etc/passwd',
      'https://a.example/#x',
    ];
    for (const url of urls) expect([url, findUrlFault(url, false)]).toEqual([url, expect.any(String)]);
    expect(findUrlFault('https://hooks.example/in?key=1', false)).toBeNull();
  });

  it('are looked up before each message, and nothing is sent when one of them is private', async () => {
    for (const name of ['inside.example', 'both.example', 'mapped.example'])
      await expect(postMessage(`https://${name}:${port}/`, {}, '{}', false)).rejects.toThrow('private network');
    await expect(postMessage('https://nowhere.example/', {}, '{}', false)).rejects.toThrow('not known');
    expect(calls).toBe(0);
  });

  it('are the ones that are reached, whatever the name leads to by then', async () => {
    const posted = postMessage(`http://pinned.example:${port}/`, {}, '{}', true);
    names['pinned.example'] = ['192.0.2.1'];
    expect(await posted).toEqual({ status: 200, excerpt: 'inside' });
  });
});
