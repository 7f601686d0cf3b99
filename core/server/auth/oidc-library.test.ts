import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from '../root';

it('loads without a warning, so that a clean start prints none', async () => {
  const script =
    "const { Provider } = await import('./core/server/auth/oidc-library.ts'); console.log(typeof Provider)";
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: projectRoot },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'function\n', stderr: '' });
});
