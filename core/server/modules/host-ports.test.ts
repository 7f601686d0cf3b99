import { describe, expect, it } from 'vitest';
import { capabilities, hostAccounts, hostAudit } from '../../contract/host-ports';
import type { Capability, Manifest } from '../../contract/manifest';
import { definePort } from '../../contract/public';
import { provide } from '../../contract/server';
import { checkModules } from './check';
import { host, PortRegistry } from './ports';

const accounts = { hasPasswords: true } as never;
const openRegistry = (): PortRegistry => {
  const ports = new PortRegistry();
  ports.allow('bank', ['accounts']);
  ports.allow('shop', []);
  ports.bind();
  ports.add(host, provide(hostAccounts, accounts));
  return ports;
};
const checkCapabilities = (...list: readonly string[]) => {
  const manifest: Manifest = {
    id: 'bank',
    title: 'Bank',
    needs: [],
    permissions: {},
    capabilities: list as readonly Capability[],
  };
  return () => checkModules([{ folder: 'bank', manifest }]);
};

describe('a host port', () => {
  it('answers a module whose manifest lists the capability', () => {
    expect(openRegistry().one('bank', hostAccounts)).toBe(accounts);
  });

  it('is refused to any other, with the names of both', () => {
    const ports = openRegistry();
    expect(() => ports.one('shop', hostAccounts)).toThrow(
      'module shop: port "host.accounts" asks for the capability "accounts", which its manifest lacks',
    );
    expect(() => ports.one('bank', hostAudit)).toThrow('module bank: port "host.audit"');
    expect(() => ports.one('unknown', hostAccounts)).toThrow('module unknown: port "host.accounts"');
  });

  it('is provided by the host alone', () => {
    const ports = new PortRegistry();
    expect(() => ports.add('bank', provide(hostAccounts, accounts))).toThrow(
      'module bank: port "host.accounts" belongs to the host',
    );
    ports.add('bank', provide(definePort<number>('bank.rate'), 3));
  });
});

describe('capabilities of a manifest', () => {
  it('may be any that the host has', () => {
    expect(checkCapabilities(...capabilities)).not.toThrow();
  });

  it('stop the start when the host does not have them', () => {
    expect(checkCapabilities('accounts', 'vault')).toThrow('module bank: capability "vault" is unknown');
  });
});
