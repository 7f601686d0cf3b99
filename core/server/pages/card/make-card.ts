/*
 * Makes card.png, the picture of links to pages that have none of their own: `npx tsx core/server/pages/card/make-card.ts`.
 * Run by hand when it shall change; it needs Chromium, the product does not.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { builtInHouse } from '../../house';
import { projectFile } from '../../root';
import { publicFiles } from '../public-files';

const font = (file: string): string => readFileSync(projectFile(`ui-kit/fonts/${file}`)).toString('base64');
const mark = publicFiles([], '', () => builtInHouse({ contactEmail: '' })).get('/favicon.svg')?.body ?? '';

const html = `<!doctype html><style>
@font-face { font-family: serif-own; src: url(data:font/woff2;base64,${font('fraunces-latin-wght-normal.woff2')}); font-weight: 100 900; }
@font-face { font-family: sans-own; src: url(data:font/woff2;base64,${font('instrument-sans-latin-wght-normal.woff2')}); }
body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 0 96px; display: flex; align-items: center; gap: 72px;
  background: oklch(0.982 0.009 86); color: oklch(0.235 0.022 285); border-block-end: 14px solid oklch(0.74 0.125 82); }
svg { width: 300px; height: 300px; flex: none; }
h1 { margin: 0; font: 480 132px/1 serif-own; letter-spacing: -0.02em; }
p { margin: 28px 0 0; font: 400 38px/1.35 sans-own; color: oklch(0.435 0.022 285); }
</style>${mark}<div><h1>Hedo</h1><p>Twelve questions about your life, answered in your own words.</p></div>`;

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(import.meta.dirname, 'card.png') });
  await browser.close();
};
void main();
