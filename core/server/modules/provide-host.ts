import { hostAccounts, hostAudit, hostHealth, hostJobs, hostMails } from '../../contract/host-ports';
import { hostErasure, hostIdentity, hostPersonalData } from '../../contract/person-ports';
import { provide } from '../../contract/server';
import { createHostAccounts } from '../accounts/host-accounts';
import {
  createHostIdentity,
  createHostPersonalData,
  hostErasureProvider,
  type PersonParts,
} from '../accounts/host-person';
import { listAudit } from '../audit-list';
import { createProbes, type ProbedParts } from '../health/probes';
import { createHostJobs } from '../jobs/host-jobs';
import { createHostMails } from '../mail/host-mails';
import { host, type PortRegistry } from './ports';

type HostParts = ProbedParts & PersonParts;

/** Answers the host ports, for modules whose manifests list the capability. */
export const provideHost = (ports: PortRegistry, parts: HostParts): void => {
  const { config, knex, emit, mail } = parts;
  const provisions = [
    provide(hostAccounts, createHostAccounts(config, knex, emit)),
    provide(hostIdentity, createHostIdentity(parts)),
    provide(hostErasure, hostErasureProvider),
    provide(hostPersonalData, createHostPersonalData(parts)),
    provide(hostAudit, { list: (filter) => listAudit(knex, filter) }),
    provide(hostHealth, { createProbes: () => createProbes(parts) }),
    provide(hostJobs, createHostJobs(knex)),
    provide(hostMails, createHostMails(config, knex, mail.cipher)),
  ];
  for (const provision of provisions) ports.add(host, provision);
};
