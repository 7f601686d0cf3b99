import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/* One round of load, described on standard input; prints `begun`, and at the end what was measured, in JSON. */
const { url, calls, seconds, amount, connections } = JSON.parse(await text(process.stdin));
process.stdout.write('begun\n');
let next = 0;
const result = await autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  // Each connection begins elsewhere, so that no two send the same at once.
  setupClient: (client) => {
    client.setRequests(calls.map((_, index) => calls[(index + next) % calls.length]));
    next += Math.max(1, Math.floor(calls.length / connections));
  },
});
const { requests, latency, non2xx, errors } = result;
process.stdout.write(JSON.stringify({ requests, latency, non2xx, errors }));
