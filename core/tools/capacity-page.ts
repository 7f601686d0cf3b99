import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CapacityFigures, capacityFile, type LoadFigures } from '../bench/capacity-figures';
import { makeDay } from '../bench/mixed-day';
import { projectFile } from '../server/root';
import { type Assumptions, assumptions, type Capacity, computeCapacity, givenAssumptions } from './capacity-model';

const file = projectFile('docs/operating/capacity.md');
const sizes = [10_000, 1_000_000, 100_000_000];

const whole = (value: number): string => Math.ceil(value).toLocaleString('en-US');
const short = (value: number, digits = 1): string => value.toFixed(digits);

/** Columns as wide as their widest cell, as the formatter of this project wants them. */
const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

const needsOf = (needs: readonly Capacity[]): string =>
  tableOf([
    ['how many clients', ...needs.map(({ clients }) => clients.toLocaleString('en-US'))],
    ['requests a second, busiest minute', ...needs.map(({ peakPerSecond }) => whole(peakPerSecond))],
    ['sockets, busiest minute', ...needs.map(({ socketsAtPeak }) => whole(socketsAtPeak))],
    ['cores for the product', ...needs.map(({ appCores }) => short(appCores))],
    ['processes, and what decides', ...needs.map(({ processes, limitedBy }) => `${whole(processes)} (${limitedBy})`)],
    ['cores for the database', ...needs.map(({ databaseCores }) => short(databaseCores))],
    ['database, GB', ...needs.map(({ databaseGb }) => whole(databaseGb))],
    ['databases', ...needs.map(({ databases }) => whole(databases))],
    ['euros a month', ...needs.map(({ eurosPerMonth }) => whole(eurosPerMonth))],
    ['euros a month for 1,000 clients', ...needs.map((one) => short((one.eurosPerMonth * 1000) / one.clients, 2))],
  ]);

const describeFailures = ({ failures }: LoadFigures): string =>
  Object.entries(failures)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ') || 'none';

const loadsOf = (loads: readonly LoadFigures[]): string =>
  tableOf([
    ['', ...loads.map(({ name }) => name)],
    ['people', ...loads.map(({ people }) => whole(people))],
    ['requests', ...loads.map(({ requests }) => whole(requests))],
    ['requests a second', ...loads.map(({ perSecond }) => short(perSecond, 0))],
    ['p50', ...loads.map(({ p50 }) => `${short(p50, 0)} ms`)],
    ['p95', ...loads.map(({ p95 }) => `${short(p95, 0)} ms`)],
    ['p99', ...loads.map(({ p99 }) => `${short(p99, 0)} ms`)],
    ['errors', ...loads.map(describeFailures)],
    ['under way at once, most', ...loads.map(({ mostRunning }) => whole(mostRunning))],
    ['processor time of a request, product', ...loads.map(({ appCpuMs }) => `${short(appCpuMs)} ms`)],
    ['processor time of a request, database', ...loads.map(({ databaseCpuMs }) => `${short(databaseCpuMs)} ms`)],
    ['memory of each process', ...loads.map(({ memoryMb }) => `${memoryMb.map((one) => short(one, 0)).join(', ')} MB`)],
    ['load of the machine', ...loads.map(({ loadAverage }) => short(loadAverage, 0))],
  ]);

const kindsOf = (loads: readonly LoadFigures[]): string =>
  tableOf([
    ['request', 'a day', ...loads.map(({ name }) => `p95, ${name}`)],
    ...makeDay(1).map(({ name, weight }) => [
      name,
      String(weight),
      ...loads.map(({ p95ByKind }) => (p95ByKind[name] === undefined ? '' : `${short(p95ByKind[name], 0)} ms`)),
    ]),
  ]);

const rowsOf = ({ bytesPerRow }: CapacityFigures): string =>
  tableOf([
    ['table', 'bytes of a row with its indexes'],
    ...Object.entries(bytesPerRow)
      .sort(([, one], [, other]) => other - one)
      .map(([name, bytes]) => [`\`${name}\``, whole(bytes)]),
  ]);

/** The page as it is to be with these assumptions. */
export const printCapacity = (figures: CapacityFigures, given: Assumptions): string => {
  const needs = sizes.map((clients) => computeCapacity(figures, given, clients));
  const [one] = figures.loads;
  return `# How much is needed for how many

Printed by \`npm run capacity\` from [\`capacity.json\`](capacity.json), which \`BENCH_STORE=true npm run bench load\` writes, and from
the assumptions below; a test fails while this page is old. \`npm run capacity -- --active 0.2 --corePrice 20\` prints the tables for others.

## What so many clients need

${needsOf(needs)}

It is a straight line through what was measured on one small machine, so it is good for the order of magnitude. Up to a million clients it
is what runs today: processes of the product behind a load balancer, one PostgreSQL with a replica. **For a hundred million it is a computation
only**: nobody has run it, and clients would have to be divided among databases, which the product does not do. The query log test that
every statement names its client is the part of it that exists. Not in it: files, language models, mails, traffic, people who look after it.

## What is assumed

${tableOf([
  ['name', 'value', 'meaning'],
  ...Object.entries(assumptions).map(([name, { meaning }]) => [
    `\`${name}\``,
    String(given[name as keyof Assumptions]),
    meaning,
  ]),
])}

The prices are examples of rented servers and not an offer. Each process has a core; database servers are paid for twice, for the replica,
with 4 GB of memory for a core. The day of one person who comes is assumed too ([\`core/bench/mixed-day.ts\`](../../core/bench/mixed-day.ts)):
${figures.requestsOfDay} requests, as the last table says.

## What was measured

${figures.at}, ${figures.machine}. **The cores were shared**: the load generator, the database and other work ran on them
too, and the load of the machine stands in the table, so times say little about the product. Processor time for a request, which the model
uses, is higher than on a machine of its own. ${figures.note}
${one ? `Requests come when they are due, whether or not the last ones are answered: of ${whole(one.people)} people each makes one every ${one.thinkSeconds} s, for ${one.seconds} s.` : ''}
A time counts from when the request was due.

${loadsOf(figures.loads)}

One process does the jobs as well; the three have a fourth for them, and one that starts the others (\`WORKERS=3\`, \`ROLE=all\`). A process
starts with ${short(figures.idleMb, 0)} MB; a socket takes ${short(figures.socketKb)} KB in it. One day of one person leaves ${short(figures.bytesPerDay / 1024)} KB in the database,
before jobs remove what they remove; the model keeps all of it, so its disks are too large rather than too small.

${kindsOf(figures.loads)}

${rowsOf(figures)}
`;
};

export const readFigures = (): CapacityFigures => JSON.parse(readFileSync(capacityFile, 'utf8')) as CapacityFigures;

/** What stands in the project. */
export const readCapacityPage = (): string => readFileSync(file, 'utf8');

/** `npm run capacity`: writes the page; with other assumptions it prints one instead. */
if (process.argv[1]?.endsWith('capacity-page.ts')) {
  const options = Object.fromEntries(Object.keys(assumptions).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options });
  const given = Object.entries(values).map(([name, value]) => [name, Number(value)] as const);
  const wrong = given.filter(([, value]) => !(value > 0));
  if (wrong.length > 0) throw new Error(`Give a number above 0 for ${wrong.map(([name]) => `--${name}`).join(', ')}.`);
  const page = printCapacity(readFigures(), { ...givenAssumptions(), ...Object.fromEntries(given) });
  if (given.length > 0) process.stdout.write(page);
  else writeFileSync(file, page);
}
