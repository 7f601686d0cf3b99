import { readFileSync, writeFileSync } from 'node:fs';
import type { Clock, Retention, RowEnd } from '../contract/retention';
import { clocksOf, endOf, listRetained } from '../server/retention/clocks';
import { projectFile } from '../server/root';

const file = projectFile('docs/security/retention.md');

const inWords = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(' or ');

const describeClock = ({ keep, from, where, unless, by }: Clock): string => {
  const state = Object.entries(where ?? {}).map(([name, value]) =>
    value === null ? `\`${name}\` is empty` : `\`${name}\` is ${[value].flat().join(' or ')}`,
  );
  const since = `after ${inWords([from].flat())}`;
  const length = keep.startsWith('0 ') ? `deleted ${since}` : `deleted ${keep} ${since}`;
  const parts = [
    length,
    state.length > 0 ? ` where ${state.join(' and ')}` : '',
    unless ? `, unless ${unless.why}` : '',
    by ? `, by \`${by}\`` : '',
  ];
  return parts.join('');
};

const describeEnd = (end: RowEnd): string => {
  if (typeof end === 'string') return end;
  if ('with' in end) return `with its row of \`${end.with}\``;
  return 'by' in end ? `by \`${end.by}\` when ${end.when}` : `stays: ${end.stays}`;
};

const toText = (retention: Retention): string => {
  if (retention === 'no personal data') return 'no personal data';
  const end = endOf(retention);
  return [...clocksOf(retention).map(describeClock), ...(end === null ? [] : [describeEnd(end)])].join('; ');
};

const head = `# How long data is kept

Printed by \`npm run retention\` from what \`migrations/retention.ts\` of the host and of each module declares; a test fails while this page is
old, and where a table says nothing. The job \`core.apply-retention\` applies the clocks every hour, but for those with a job of their own, which
removes files as well. [One test for each clock](../../core/server/retention/retention.test.ts) fails when its job does nothing.

*With the account*: on an erasure, which runs [30 days after it is asked for](../decisions/0042-an-account-is-erased-by-one-job.md) or at once.
Backups keep what they hold until they are removed; a restore erases again whoever was erased since ([backup](../operating/backup.md)).
`;

/** The page as it is to be. */
export const printRetention = async (): Promise<string> => {
  const tables = await listRetained();
  const owners = [...new Set(tables.map(({ owner }) => owner))];
  const sections = owners.map((owner) => {
    const rows = tables
      .filter((table) => table.owner === owner)
      .map(({ name, retention }) => `- \`${name}\`: ${toText(retention)}`);
    return `## ${owner === 'db' ? 'The host' : owner}\n\n${rows.join('\n')}\n`;
  });
  return [head, ...sections].join('\n');
};

/** `npm run retention` */
if (process.argv[1]?.endsWith('retention-page.ts')) writeFileSync(file, await printRetention());

/** What stands in the project. */
export const readRetentionPage = (): string => readFileSync(file, 'utf8');
