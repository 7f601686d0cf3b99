/*
 * Makes one-day-of-the-sky.webm, the film of the article on charts: `node modules/magazine/media/make-film.mjs`.
 * Run by hand when the film shall change; it needs ffmpeg and Chromium, the product does not. Every frame is the chart of
 * its own two minutes, computed by `npm run chart`: 21 June 2026, Lisbon, from midnight to midnight.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawFrame, pageOf } from './film-frame.mjs';

const here = import.meta.dirname;
const root = join(here, '../../..');
const framesASecond = 15;
const minutesAFrame = 2;
const day = '2026-06-21';
const place = { lat: 38.72, lon: -9.14, tz: 'Europe/Lisbon' };

const clock = (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const births = Array.from({ length: 1440 / minutesAFrame }, (_, frame) => ({
  birthDate: day,
  birthTime: clock(frame * minutesAFrame),
  ...place,
}));
const charts = execFileSync('npm', ['run', '--silent', 'chart'], {
  cwd: root,
  input: JSON.stringify(births),
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
})
  .trim()
  .split('\n')
  .map((line, frame) => ({ clock: births[frame].birthTime, ...JSON.parse(line).westernAstrology }));

const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
).toString('base64');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
await page.setContent(pageOf(font));
await page.evaluate(() => document.fonts.load('40px Fraunces'));

const file = join(here, 'one-day-of-the-sky.webm');
const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', framesASecond, '-i', 'pipe:0'];
const output = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  0,
  '-crf',
  45,
  '-g',
  150,
  '-row-mt',
  1,
  '-cpu-used',
  2,
  '-pix_fmt',
  'yuv420p',
];
const ffmpeg = spawn('ffmpeg', [...input, ...output, '-bitexact', '-loglevel', 'error', '-y', file].map(String), {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (const chart of charts) {
  await page.evaluate((svg) => {
    document.body.innerHTML = svg;
  }, drawFrame(chart));
  if (!ffmpeg.stdin.write(await page.screenshot({ type: 'png' })))
    await new Promise((drained) => ffmpeg.stdin.once('drain', drained));
}
ffmpeg.stdin.end();
await new Promise((ended) => ffmpeg.on('exit', ended));
await browser.close();
process.stdout.write(`${file}: ${charts.length / framesASecond} s\n`);
