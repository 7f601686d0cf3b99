import { expect, it } from 'vitest';
import { readCatalogue, writeCatalogue } from './catalogue';

it('docs/catalogue.md says what the sources say; else run npm run catalogue', async () => {
  expect(readCatalogue()).toBe(await writeCatalogue());
}, 120_000);

it('names ports, events, slots and settings with what they mean and who uses them', async () => {
  const page = await writeCatalogue();
  const lineOf = (id: string): string => page.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? '';
  expect(lineOf('core.audit')).toContain('`HostAudit`');
  expect(lineOf('MODULE_OVERRIDE')).toContain('| core |');
  const [slot = ''] = page.split('\n').filter((line) => line.includes('`shellBell` of `#core/contract/public`'));
  expect(slot).toContain('what waits for them');
  expect(slot).toMatch(/\| [a-z-]+(, [a-z-]+)* \| /);
  expect(lineOf('core.audit')).toContain('| core |');
}, 120_000);
