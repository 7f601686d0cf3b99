import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/*
 * Requests at times that do not depend on the answers, as people make them: a server that falls behind gets no fewer. Described on
 * standard input; prints `begun` when the compiler has had its time, and at the end the times of each kind since then in JSON. A time
 * counts from when the request was due, so that waiting for this process or for a connection is part of it.
 */
const { url, users, kinds, people, perSecond, warmUpSeconds, seconds } = JSON.parse(await text(process.stdin));
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const weights = kinds.reduce((sum, { weight }) => sum + weight, 0);
const pickKind = () => {
  let left = Math.random() * weights;
  for (const kind of kinds) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return kinds[0];
};
/** What a person's last save of each kind answered as its version, and who waits for such an answer. */
const versions = new Map();
const saving = new Set();
const times = new Map(kinds.map(({ name }) => [name, []]));
const failed = new Map();
let running = 0;

const send = (kind, user, due) =>
  new Promise((resolve) => {
    const key = `${kind.name} ${user.index}`;
    const payload = kind.body
      ? JSON.stringify(kind.body).replace(
          '{n}',
          String(kind.name === 'sign-in' ? 1 + Math.floor(Math.random() * people) : Math.round(Math.random() * 1e9)),
        )
      : null;
    const headers = {
      ...(kind.isOpen ? { 'x-forwarded-for': user.headers['x-forwarded-for'] } : user.headers),
      ...{ accept: kind.accept ?? 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
      ...(kind.versioned && versions.has(key) ? { 'if-match': versions.get(key) } : {}),
    };
    const end = (status) => {
      const counts = due >= measuredFrom;
      if (counts) times.get(kind.name).push(performance.now() - due);
      if (counts && (status < 200 || status >= 300)) {
        const name = `${kind.name} ${status}`;
        failed.set(name, (failed.get(name) ?? 0) + 1);
      }
      saving.delete(key);
      running -= 1;
      resolve();
    };
    running += 1;
    if (kind.versioned) saving.add(key);
    const path = kind.path.replace('{own}', user.own ?? '');
    const sent = request(
      { hostname, port, method: kind.method ?? 'GET', path, headers, agent, timeout: 30_000 },
      (answer) => {
        answer.resume();
        if (kind.versioned && answer.headers.etag) versions.set(key, answer.headers.etag);
        answer.on('end', () => end(answer.statusCode)).on('error', () => end(0));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
    sent.on('error', () => end(0));
    sent.end(payload ?? undefined);
  });

/** Somebody for whom nothing of that kind is under way, where each save needs the version of the last. */
const pickUser = (kind) => {
  const first = Math.floor(Math.random() * users.length);
  if (!kind.versioned) return users[first];
  const free = (user) => !saving.has(`${kind.name} ${user.index}`);
  return users.slice(first).find(free) ?? users.find(free) ?? users[first];
};

const start = performance.now();
const measuredFrom = start + warmUpSeconds * 1000;
setTimeout(() => process.stdout.write('begun\n'), warmUpSeconds * 1000);
const pending = [];
let mostRunning = 0;
let due = start;
for (;;) {
  // Arrivals of many who know nothing of each other.
  due += (-Math.log(1 - Math.random()) * 1000) / perSecond;
  if (due - measuredFrom > seconds * 1000) break;
  const pause = due - performance.now();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const kind = pickKind();
  pending.push(send(kind, pickUser(kind), due));
  mostRunning = Math.max(mostRunning, running);
}
await Promise.all(pending);
agent.destroy();
const elapsed = (performance.now() - measuredFrom) / 1000;
process.stdout.write(
  JSON.stringify({ times: Object.fromEntries(times), failed: Object.fromEntries(failed), mostRunning, elapsed }),
);
