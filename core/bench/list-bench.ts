import { startMeasuredProduct } from './measured-product';
import { compareRequests } from './requests';

/*
 * A list of twenty for people who are signed in: the built server in production, with all of its checks, limits and its log, next
 * to bare Koa + pg that runs the same query. Both in processes of their own, in turns.
 */
const path = '/api/practitioners?limit=20';
const statement =
  'select id, name, specializations, approach, experience, languages, availability from practitioners order by id limit 20';

const product = await startMeasuredProduct();
try {
  const bare = await product.startBare({ '/list': statement });
  const { perSecond } = await compareRequests({
    name: 'list of 20, signed in',
    ours: { server: product.server, calls: product.signedIn.map((headers) => ({ path, headers })) },
    bare: { server: bare, calls: product.signedIn.map((headers) => ({ path: '/list', headers })) },
  });
  process.stdout.write(`ratio ${perSecond.toFixed(2)}\n`);
} finally {
  await product.stop();
}
