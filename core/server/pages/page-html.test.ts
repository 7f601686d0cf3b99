import { expect, it } from 'vitest';
import type { PageData } from '../../contract/page';
import type { BundleManifest } from './bundles';
import { pageHtml } from './page-html';

const file = { integrity: 'sha384-abc', size: 1, brotli: null, gzip: null };
const shell: BundleManifest = {
  entry: 'shell.1.js',
  start: null,
  css: [],
  pages: {},
  texts: {},
  mode: 'production',
  files: {
    'shell.1.js': file,
    'serif-normal.2.woff2': file,
    'serif-italic.3.woff2': file,
    'serif-italic-more.4.woff2': file,
  },
};
const data = { modules: [], language: 'en', theme: 'system' } as unknown as PageData;
const html = (looks: { readonly cleared: boolean; readonly italics: boolean }): string =>
  pageHtml(shell, data, {
    house: { name: 'Hedo', mark: null },
    nonce: 'n',
    head: '',
    drawn: '',
    mark: '',
    styles: [],
    scripts: [],
    ...looks,
  });

it('leaves the frame out from the first byte where a page clears it', () => {
  expect(html({ cleared: true, italics: false })).toContain('<html lang="en" data-room>');
  expect(html({ cleared: false, italics: false })).toContain('<html lang="en">');
});

it('preloads the italic face for pages with italics only', () => {
  const preloaded = (text: string) =>
    [...text.matchAll(/as="font"[^>]*href="\/assets\/shell\/([^"]+)"/g)].map(([, name]) => name);
  expect(preloaded(html({ cleared: false, italics: true }))).toEqual(['serif-normal.2.woff2', 'serif-italic.3.woff2']);
  expect(preloaded(html({ cleared: false, italics: false }))).toEqual(['serif-normal.2.woff2']);
});
