import { existsSync } from 'node:fs';
import { projectFile } from '../server/root';
import type { Call } from './load';
import { startMeasuredProduct } from './measured-product';
import { compareRequests } from './requests';
import { addRow } from './results';

/*
 * What a request of each kind costs next to bare Koa + pg that lists twenty rows, how long the built server takes to serve, and the
 * memory it has before and after load.
 */
const articles = `
  select a.id, a.slug, a.title, a.excerpt, a.author, a.category, a.tags, a.type, a.featured, a.language, a.partner,
    a.published_at, a.read_minutes, c.likes, c.views
  from articles a join article_counts c on c.article_id = a.id
  where a.status = 'published' order by a.published_at desc, a.id desc limit 20`;
const practitioners =
  'select id, name, specializations, approach, experience, languages, availability from practitioners order by id limit 20';
const starts = 5;

const product = await startMeasuredProduct();
const figure = (name: string, value: number, unit: 's' | 'MB'): void => {
  process.stdout.write(`${name.padEnd(38)} ${value.toFixed(unit === 's' ? 2 : 0).padStart(6)} ${unit}\n`);
  addRow(name, value, unit);
};
try {
  const { server, signedIn, visitors } = product;
  figure('memory before load', server.memoryMb(), 'MB');
  const bare = await product.startBare({ '/list': practitioners, '/articles': articles });
  const calls = (path: string, headers: readonly Readonly<Record<string, string>>[]): Call[] =>
    headers.map((one) => ({ path, headers: one }));
  const compare = (name: string, path: string, headers: typeof visitors, barePath = '/list') =>
    compareRequests({
      name,
      ours: { server, calls: calls(path, headers) },
      bare: { server: bare, calls: calls(barePath, headers) },
    });
  await compare('read with the session only', '/api/labors', signedIn);
  await compare('public list', '/api/articles?limit=20', visitors, '/articles');
  // As browsers ask, and as nothing is compressed.
  const browsers = visitors.map((one) => ({ ...one, 'accept-encoding': 'gzip, deflate, br' }));
  if (existsSync(projectFile('dist/pages/pages.cjs')))
    for (const [name, headers] of Object.entries({ 'page for browsers': browsers, 'page for visitors': visitors }))
      await compare(name, '/magazine', headers);
  else process.stdout.write('page for visitors: not measured, the pages are not built (npm run build)\n');
  figure('memory after load', server.memoryMb(), 'MB');
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const one = await product.startAgain();
    times.push(one.startMs / 1000);
    if (round === 0) figure('CPU of a start', one.cpuMs() / 1000, 's');
    await one.stop();
  }
  figure('start, best of five', Math.min(...times), 's');
} finally {
  await product.stop();
}
