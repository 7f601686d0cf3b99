/*
 * Makes cards/<category>.png, the pictures of links to articles, and cards/journal.png, that of the list:
 * `npx tsx modules/magazine/media/make-cards.ts`. Run by hand when they shall change; it needs Chromium, the product does not.
 * Each shows a cover of its category, as `web/covers` draws them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { categories } from '../schemas/values';
import { drawingOf } from '../web/parts/covers/drawing';
import type { Mark } from '../web/parts/covers/marks';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const font = (file: string): string => readFileSync(join(root, 'ui-kit/fonts', file)).toString('base64');
const covers = read('modules/magazine/web/covers/cover.module.css');

const markup = ({ ink, d, width, dash }: Mark): string => {
  if (ink === 'seed') return `<path class="husk" d="${d}"/><path class="kernel" d="${d}"/>`;
  const dashes = dash ? ` stroke-width="${width}" stroke-dasharray="${dash}" pathLength="360"` : '';
  return `<path class="${ink}" d="${d}"${dashes}/>`;
};

const html = (slug: string, category: string, title: string): string => {
  const { ground, marks } = drawingOf(slug, category);
  return `<!doctype html><style>
@font-face { font-family: serif-own; src: url(data:font/woff2;base64,${font('fraunces-latin-wght-normal.woff2')}); font-weight: 100 900; }
@font-face { font-family: sans-own; src: url(data:font/woff2;base64,${font('instrument-sans-latin-wght-normal.woff2')}); }
${covers}
body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 520px; overflow: hidden; color-scheme: light;
  background: oklch(0.982 0.009 86); color: oklch(0.235 0.022 285); }
svg.cover { width: 680px; height: 630px; aspect-ratio: auto; }
div { padding: 0 48px; align-self: center; }
h1 { margin: 0; font: 480 58px/1.1 serif-own; letter-spacing: -0.015em; }
p { margin: 0 0 22px; font: 500 26px/1.3 sans-own; color: oklch(0.435 0.022 285); }
</style><svg class="cover ${ground}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${marks.map(markup).join('')}</svg>
<div><p>Hedo</p><h1>${title}</h1></div>`;
};

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const cards = [
    ['journal', 'Science', 'Transformation Journal'],
    ...categories.map((category) => [category.toLowerCase(), category, `${category} in the Journal`]),
  ] as const;
  for (const [name = '', category = '', title = ''] of cards) {
    await page.setContent(html(name, category, title));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(import.meta.dirname, 'cards', `${name}.png`) });
  }
  await browser.close();
};
void main();
