import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/* One round of load, described on standard input; prints `begun`, and at the end what was measured, in JSON. */
const { url, calls, seconds, amount, once, connections } = JSON.parse(await text(process.stdin));
process.stdout.write('begun\n');
let next = 0;
const share = Math.max(1, Math.floor(calls.length / connections));
const result = await autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  // Each connection begins elsewhere, so that no two send the same at once.
  setupClient: (client) => {
    const own = once ? calls.slice(0, share) : calls;
    client.setRequests(own.map((_, index) => calls[(index + next) % calls.length]));
    next += share;
  },
});
const { requests, latency, non2xx, errors } = result;
process.stdout.write(JSON.stringify({ requests, latency, non2xx, errors }));
