import { hostAccounts, hostAudit, hostHealth, hostJobs, hostMails } from '../../contract/host-ports';
import { moduleMails } from '../../contract/mail-templates';
import { hostModules } from '../../contract/module-ports';
import { hostErasure, hostIdentity, hostPersonalData } from '../../contract/person-ports';
import { provide } from '../../contract/server';
import { createHostAccounts } from '../accounts/host-accounts';
import {
  createHostIdentity,
  createHostPersonalData,
  hostErasureProvider,
  type PersonParts,
} from '../accounts/host-person';
import { writeAuditFile } from '../audit-file';
import { listAudit } from '../audit-list';
import { createProbes, type ProbedParts } from '../health/probes';
import { createHostJobs } from '../jobs/host-jobs';
import { createHostMails } from '../mail/host-mails';
import { ownMails } from '../mail/own-mails';
import { host, type PortRegistry } from './ports';
import { createHostModules } from './releases/host-modules';
import type { LiveModules } from './releases/live-modules';

type HostParts = ProbedParts & PersonParts & { readonly published: LiveModules };

/** Answers the host ports, for modules whose manifests list the capability. */
export const provideHost = (ports: PortRegistry, parts: HostParts): void => {
  const { config, knex, emit, mail } = parts;
  const provisions = [
    provide(hostAccounts, createHostAccounts(config, knex, emit)),
    provide(hostIdentity, createHostIdentity(parts)),
    provide(hostErasure, hostErasureProvider),
    provide(hostPersonalData, createHostPersonalData(parts)),
    provide(hostAudit, {
      list: (filter) => listAudit(knex, filter),
      writeFile: (period) => writeAuditFile(knex, period),
    }),
    provide(hostHealth, { createProbes: () => createProbes(parts) }),
    provide(hostModules, createHostModules(knex, parts.published, parts.storage)),
    provide(hostJobs, createHostJobs(knex)),
    provide(moduleMails, { module: host, mails: ownMails }),
    provide(hostMails, createHostMails(config, knex, mail.cipher)),
  ];
  for (const provision of provisions) ports.add(host, provision);
};
