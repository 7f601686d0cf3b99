import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { buildStories } from './build-stories.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './inputs.mjs';

/*
 * npm run pictures [-- <word>]: every signature part and every screen of the workshop as a PNG, at three widths and in
 * both themes, with a sheet of all of them. For people to look at; no test compares them. A word takes only the stories
 * whose id has it.
 */
const built = join(root, 'dist/storybook');
const out = join(root, 'dist/pictures');
const widths = [390, 820, 1440];
const themes = ['light', 'dark'];
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const serve = () =>
  new Promise((listening) => {
    const server = createServer((request, response) => {
      const file = join(built, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
      if (!file.startsWith(built) || !extname(file) || !existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    });
    server.listen(0, '127.0.0.1', () => listening(server));
  });

/** Waits until the story is drawn and played, its answers have come and its fonts are there. */
const settled = async (page, id) => {
  await page.waitForFunction(
    (story) => {
      const { id: shown, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return shown === story && ['completed', 'finished', 'errored', 'aborted'].includes(phase);
    },
    id,
    { timeout: 30_000 },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
};

const takeAll = async (page, origin, story) => {
  const names = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
    await settled(page, story.id);
    // As tall as the page, so that bars stand at its end; what lies over it (a dialog) belongs to what is in sight.
    const covered = (await page.locator('[role="dialog"]').count()) > 0;
    await page.addStyleTag({ content: '#main { min-height: 0 !important }' });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!covered) await page.setViewportSize({ width, height: Math.min(length, 16_000) });
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const name = `${story.id}-${width}-${theme}.png`;
      await page.waitForTimeout(100);
      await page.screenshot({ path: join(out, name), animations: 'disabled' });
      names.push({ name, width, theme });
    }
  }
  return names;
};

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const sheetOf = (taken) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hedo in pictures</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #f4f1ea; color: #23222e; }
  h2 { margin: 2.5rem 0 0.75rem; font-size: 1.1rem; }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: 0.5rem; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 26rem; width: auto; max-width: none; object-fit: cover; object-position: top; border: 1px solid #bdb8ad; }
  figcaption { font-size: 0.8rem; }
</style>
<h1>Hedo in pictures</h1>
${taken
  .map(
    ({ story, names }) => `<h2>${escaped(story.title)}: ${escaped(story.name)}</h2>
<div>${names
      .map(
        ({ name, width, theme }) =>
          `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${escaped(`${story.title}, ${story.name}`)}"></a><figcaption>${width}, ${theme === 'light' ? 'paper' : 'night'}</figcaption></figure>`,
      )
      .join('')}</div>`,
  )
  .join('\n')}
</html>
`;

const [word = ''] = process.argv.slice(2);
await buildStories();
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(
  ({ type, title, id }) => type === 'story' && /^(Signature|Screens)\//.test(title) && id.includes(word),
);
if (stories.length === 0) throw new Error(`No signature part or screen has "${word}" in its id.`);
if (!word) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { path } = await findChromium();
const server = await serve();
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const taken = [];
  for (const story of stories) {
    taken.push({ story, names: await takeAll(page, `http://127.0.0.1:${server.address().port}`, story) });
    console.log(`${story.title}: ${story.name}`);
  }
  await writeFile(join(out, 'index.html'), sheetOf(taken));
  console.log(`${taken.length * widths.length * themes.length} pictures: ${join(out, 'index.html')}`);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
