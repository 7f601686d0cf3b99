import { hostAccounts, hostAudit, hostHealth, hostJobs, hostMails } from '../../contract/host-ports';
import { provide } from '../../contract/server';
import { createHostAccounts } from '../accounts/host-accounts';
import { listAudit } from '../audit-list';
import type { Emit } from '../auth/proven';
import { createProbes, type ProbedParts } from '../health/probes';
import { createHostJobs } from '../jobs/host-jobs';
import type { MailCipher } from '../mail/content';
import { createHostMails } from '../mail/host-mails';
import { host, type PortRegistry } from './ports';

interface HostParts extends ProbedParts {
  readonly emit: Emit;
  readonly mail: { readonly cipher: MailCipher };
}

/** Answers the host ports, for modules whose manifests list the capability. */
export const provideHost = (ports: PortRegistry, parts: HostParts): void => {
  const { config, knex, emit, mail } = parts;
  const provisions = [
    provide(hostAccounts, createHostAccounts(config, knex, emit)),
    provide(hostAudit, { list: (filter) => listAudit(knex, filter) }),
    provide(hostHealth, { createProbes: () => createProbes(parts) }),
    provide(hostJobs, createHostJobs(knex)),
    provide(hostMails, createHostMails(config, knex, mail.cipher)),
  ];
  for (const provision of provisions) ports.add(host, provision);
};
