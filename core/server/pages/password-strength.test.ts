import { expect, it } from 'vitest';
import type { BundleManifest } from './bundles';
import { passwordStrength } from './password-strength';

it('rates a password while it is typed, by the files that were built for it', () => {
  const file = { size: 1, brotli: null, gzip: null };
  const files = {
    'shell.00000001.js': { ...file, integrity: 'sha384-shell' },
    'password-strength.00000002.js': { ...file, integrity: 'sha384-script' },
    'password-strength.00000003.css': { ...file, integrity: 'sha384-style' },
  };
  const manifest = { files } as Partial<BundleManifest> as BundleManifest;
  expect(passwordStrength({ folder: '', of: () => manifest })).toBe(
    '<script defer src="/assets/shell/password-strength.00000002.js" integrity="sha384-script"></script>' +
      '<link rel="stylesheet" href="/assets/shell/password-strength.00000003.css" integrity="sha384-style">',
  );
  expect(passwordStrength({ folder: '', of: () => null })).toBe('');
});
