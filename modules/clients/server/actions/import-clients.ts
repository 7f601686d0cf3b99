import { hostAccounts } from '#core/contract/host-ports';
import {
  createAccounts,
  type ImportedPerson,
  mailOption,
  personFields,
  readPerson,
} from '#core/contract/imported-person';
import type { ImportKind } from '#core/contract/imports';
import type { Core } from '#core/contract/server';

/**
 * Clients of another system: each gets an account that nobody can enter before choosing a password by a link. Nothing that people
 * write themselves can be imported; it is theirs to bring.
 */
export const createClientKind = (core: Core): ImportKind<ImportedPerson> => ({
  id: 'clients',
  label: 'Clients',
  lead: 'Each row makes an account that the person enters by a link of their own. Found again by the address.',
  skips: 'People who have an account already. Nothing about them is changed.',
  fields: personFields,
  options: [mailOption],
  read: (cells) => {
    const person = readPerson(core.port(hostAccounts), cells);
    return { key: person.email, value: person };
  },
  apply: (trx, rows, { isDryRun, options }) =>
    createAccounts(
      core,
      trx,
      rows.map(({ value }) => value),
      { role: 'client', isDryRun, hasMail: options.has('mail') },
    ),
});
