import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../server/config-variables';
import { findModules } from '../server/modules/find';
import { projectFile } from '../server/root';
import { readEnvExample, writeEnvExample } from './env-example';

const folder = 'docs/operating/deploy';
const read = (path: string): string => readFileSync(projectFile(path), 'utf8');

it('.env.example names every setting; npm run env writes it anew', async () => {
  expect(readEnvExample()).toBe(await writeEnvExample());
});

it('files for deployment set no variable that the product does not know', async () => {
  const own = (await findModules()).flatMap(({ server }) => Object.values(server?.settings ?? {}));
  const known = new Set([...Object.keys(variables), ...own.map(({ name }) => name)]);
  const { services } = parse(read(`${folder}/compose.yaml`), { merge: true });
  const compose = ['migrate', 'web', 'worker'].flatMap((name) => Object.keys(services[name].environment));
  const units = readdirSync(projectFile(`${folder}/systemd`)).flatMap((name) =>
    [...read(`${folder}/systemd/${name}`).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]!),
    ),
  );
  const image = [...read(`${folder}/Dockerfile`).matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(([, name]) => name!);
  const { settings } = parse(read(`${folder}/helm/hedo/values.yaml`));
  const chart = readdirSync(projectFile(`${folder}/helm/hedo/templates`)).flatMap((name) =>
    [...read(`${folder}/helm/hedo/templates/${name}`).matchAll(/^ +(?:- name: )?([A-Z]+_?[A-Z_]*)(?::.*)?$/gm)].map(
      ([, found]) => found!,
    ),
  );
  const used = [...compose, ...units, ...image, ...Object.keys(settings), ...chart];
  expect(used.filter((name) => !known.has(name) && name !== 'ALL')).toEqual([]);
  // Each of the five kinds of files was understood.
  for (const some of [compose, units, image, Object.keys(settings), chart]) expect(some.length).toBeGreaterThan(1);
});

it('each alert has its part in the runbook, and measures something that exists', () => {
  const { groups } = parse(read('docs/operating/monitoring/alerts.yaml'));
  const rules: { alert: string; expr: string; annotations: { runbook: string } }[] = groups.flatMap(
    (group: { rules: object[] }) => group.rules,
  );
  const headings = [...read('docs/operating/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules) expect(annotations.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
  const sources = ['core/server/metrics/meter.ts', 'core/server/metrics/metrics.ts'].map(read).join();
  const gauges = read('modules/administration/server/queries/gauges.ts');
  const { panels } = JSON.parse(read('docs/operating/monitoring/dashboard.json'));
  const shown: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const names = [...rules.map(({ expr }) => expr), ...shown].flatMap((expr) => expr.match(/\bhedo_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(10);
  for (const name of new Set(names.map((one) => one.replace(/_bucket$/, ''))))
    expect(sources + gauges).toContain(`'${name}'`);
});
