import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { projectFile, projectRoot } from '../server/root';

// Needs golang-go, golang-github-masterminds-sprig-dev, golang-gopkg-yaml.v3-dev, prometheus, systemd and yamllint of Debian.
vi.setConfig({ testTimeout: 120_000 });

const run = async (program: string, ...args: string[]): Promise<string> => {
  try {
    const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode' };
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: projectRoot, env });
    return stdout + stderr;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (code === 'ENOENT')
      throw new Error(`${program} is not installed: README.md names the packages of Debian that these tests need`);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
};
const folder = 'docs/operating/deploy';

interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
const require = createRequire(projectFile('package.json'));
/** Throws what Kubernetes' own schema refuses. */
const validate = (object: KubernetesObject): void => {
  const [group, version] = object.apiVersion.includes('/') ? object.apiVersion.split('/') : ['', object.apiVersion];
  const kinds = require(['kubernetes-models', group, version].filter(Boolean).join('/'));
  new kinds[object.kind](object).validate();
};
const drawChart = async (changes = '{}'): Promise<KubernetesObject[]> => {
  const text = await run('go', 'run', 'core/tools/testing/render-chart.go', `${folder}/helm/hedo`, changes);
  return parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
};

it('the chart draws objects that follow Kubernetes’ schemas', async () => {
  const objects = await drawChart();
  for (const object of objects) validate(object);
  expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
    'ConfigMap hedo',
    'CronJob hedo-backup',
    'Deployment hedo-web',
    'Deployment hedo-worker',
    'HorizontalPodAutoscaler hedo-web',
    'Ingress hedo',
    'Job hedo-migrate',
    'NetworkPolicy hedo',
    'NetworkPolicy hedo-web',
    'PersistentVolumeClaim hedo-backups',
    'PersistentVolumeClaim hedo-data',
    'PodDisruptionBudget hedo-web',
    'Service hedo',
  ]);
  const [web] = objects.filter(({ metadata, kind }) => kind === 'Deployment' && metadata.name === 'hedo-web');
  expect(() => validate({ ...web!, spec: { replicas: 'two' } } as never)).toThrow();
});

it('takes over changed values', async () => {
  const changes = 'imagePullSecrets: [{name: registry}]\ndata: {storageClassName: nfs}\nsettings: {LOG_LEVEL: warn}';
  const objects = await drawChart(changes);
  for (const object of objects) validate(object);
  const text = JSON.stringify(objects);
  for (const part of ['"imagePullSecrets":[{"name":"registry"}]', '"storageClassName":"nfs"', '"LOG_LEVEL":"warn"'])
    expect(text).toContain(part);
});

it('systemd understands its units', async () => {
  const units = ['migrate.service', 'web.service', 'worker.service', 'backup.service', 'backup.timer'];
  const said = await run('systemd-analyze', 'verify', ...units.map((name) => `${folder}/systemd/hedo-${name}`));
  // The programs named there are where a server has them, not here.
  expect(said.split('\n').filter((line) => line !== '' && !/is not executable|Failed to prepare/.test(line))).toEqual(
    [],
  );
});

it('promtool accepts the alerts, which fire when they should', async () => {
  await run('promtool', 'check', 'rules', 'docs/operating/monitoring/alerts.yaml');
  await run('promtool', 'test', 'rules', 'docs/operating/monitoring/alerts.test.yaml');
});

it('yamllint and dockerfilelint have nothing to say', async () => {
  const rules =
    '{extends: default, rules: {line-length: {max: 140}, document-start: disable, truthy: disable, comments: disable}}';
  const files = ['docs/operating/monitoring/alerts.yaml', 'docs/operating/monitoring/alerts.test.yaml'];
  await run('yamllint', '-s', '-d', rules, `${folder}/compose.yaml`, `${folder}/helm/hedo/values.yaml`, ...files);
  const said = await run(
    'npm',
    'exec',
    '--yes',
    '--package=dockerfilelint@1.8.0',
    '--',
    'dockerfilelint',
    `${folder}/Dockerfile`,
  );
  expect(said).toContain('Issues: None found');
});
