import { moduleMails } from '../../contract/mail-templates';
import type { Manifest } from '../../contract/manifest';
import type { Route } from '../../contract/route';
import { provide, type ServerParts } from '../../contract/server';
import { type Reaction, reactionJobs } from '../events/outbox';
import type { Assembled } from '../host';
import type { NamedJob } from '../jobs/worker';
import { checkModules, orderModules } from './check';
import { coreFor, type Services } from './core-for';
import { findModules } from './find';
import { PortRegistry } from './ports';
import { readSettings } from './read-settings';
import { createPublished } from './releases/create-published';
import type { LiveModules } from './releases/live-modules';

/** A manifest without the overlays that its module switched off. */
const withOverlays = (manifest: Manifest, on: Readonly<Record<string, boolean>>): Manifest =>
  manifest.web?.overlays
    ? {
        ...manifest,
        web: { ...manifest.web, overlays: manifest.web.overlays.filter(({ id }) => on[id] !== false) },
      }
    : manifest;

type Explain = (line: string) => void;

/** Boot's five steps up to the mounting: find, check, create, bind; the caller mounts what comes back. */
export const assemble = async (
  services: Services,
  {
    only,
    explain = () => undefined,
    modules,
  }: { only?: readonly string[]; explain?: Explain; modules?: LiveModules } = {},
): Promise<Assembled & { readonly ports: PortRegistry }> => {
  const found = await findModules(only);
  explain(`1 found     ${found.map((module) => module.folder).join(', ') || 'no modules'}`);
  checkModules(found);
  const ordered = orderModules(found);
  const settings = readSettings(ordered, process.env);
  for (const warning of settings.warnings) services.log.warn(warning);
  explain(`2 checked   ${ordered.length} manifests`);

  const ports = new PortRegistry();
  const reactions: Reaction[] = [];
  const created: { owner: string; parts: ServerParts }[] = [];
  for (const { manifest, server } of ordered) {
    if (!server) continue;
    const owner = manifest.id;
    ports.allow(owner, manifest.capabilities ?? []);
    try {
      const parts = server.create(coreFor(owner, services, ports, reactions), settings.values.get(owner) ?? {});
      if (parts.mails) ports.add(owner, provide(moduleMails, { module: owner, mails: parts.mails }));
      for (const provision of parts.provides ?? []) ports.add(owner, provision);
      for (const subscription of parts.reacts ?? []) reactions.push({ owner, subscription });
      created.push({ owner, parts });
    } catch (error) {
      throw new Error(`module ${owner} could not be created: ${(error as Error).message}`, { cause: error });
    }
  }
  const published = modules ? await createPublished(modules, { services, ports, reactions }) : [];
  created.push(...published);
  explain(`3 created   ${created.map(({ owner }) => owner).join(' -> ') || 'nothing'}`);
  ports.bind();
  explain(`4 bound     ${reactions.length} reactions`);

  const each = async (what: 'start' | 'stop', list: typeof created): Promise<void> => {
    for (const { owner, parts } of list)
      await parts[what]?.().catch(async (error: Error) => {
        const isOurs = !published.some((one) => one.owner === owner);
        if (isOurs) throw new Error(`module ${owner} could not ${what}: ${error.message}`, { cause: error });
        if (what === 'start') await modules?.fail(owner, error.message);
      });
  };
  const of = <K extends keyof ServerParts>(key: K) =>
    created.flatMap(({ owner, parts }) =>
      parts[key] ? [{ owner, part: parts[key] as NonNullable<ServerParts[K]> }] : [],
    );
  return {
    ports,
    manifests: [
      ...ordered.map(({ manifest }) => manifest),
      ...(modules?.starting ?? [])
        .map(({ stored }) => stored.release.manifest)
        .filter(({ id }) => created.some(({ owner }) => owner === id)),
    ].map((manifest) =>
      withOverlays(manifest, created.find(({ owner }) => owner === manifest.id)?.parts.overlays ?? {}),
    ),
    routes: of('routes').flatMap(({ owner, part }) => Object.values(part).map((route: Route) => ({ owner, route }))),
    jobs: of('jobs').flatMap(({ owner, part }) => part.map((job) => ({ owner, job }))),
    reactions,
    personalData: of('personalData').map(({ owner, part }) => ({ owner, data: part })),
    problemTexts: of('problemTexts').map(({ part }) => part),
    serverPages: of('serverPages').flatMap(({ owner, part }) => part.map((page) => ({ owner, page }))),
    publicPages: of('publicPages').flatMap(({ owner, part }) => part.map((page) => ({ owner, page }))),
    publicDocuments: of('publicDocuments').flatMap(({ owner, part }) =>
      part.map((document) => ({ ...document, owner })),
    ),
    seeds: of('seed').map(({ owner, part }) => ({ owner, seed: part })),
    start: () => each('start', created),
    stop: () => each('stop', [...created].reverse()),
  };
};

/** All jobs of the assembled modules with their full names, reactions included. */
export const namedJobs = ({ jobs, reactions }: Pick<Assembled, 'jobs' | 'reactions'>): NamedJob[] => [
  ...jobs.map(({ owner, job }) => ({
    name: `${owner}.${job.name}`,
    ...(job.cron ? { cron: job.cron } : {}),
    run: job.run as NamedJob['run'],
  })),
  ...reactionJobs(reactions),
];
