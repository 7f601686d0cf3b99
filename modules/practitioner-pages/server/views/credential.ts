import type { CsvColumn } from '#core/contract/list';
import type { CredentialRow } from '../../schemas/credential';
import type { CredentialView, PageView } from '../../schemas/page';
import type { Credential } from '../models/credential';

const today = (): string => new Date().toISOString().slice(0, 10);

/** The mark: checked by an admin, and still valid today whatever the daily job has got to. */
export const isChecked = ({ state, expiresOn }: Pick<Credential, 'state' | 'expiresOn'>): boolean =>
  state === 'checked' && (expiresOn === null || expiresOn >= today());

export const toCredentialView = (row: Credential): CredentialView => {
  const { id, title, issuer, year, expiresOn, state, note, version } = row;
  return { id, title, issuer, year, expiresOn, state, note, hasDocument: row.fileId !== null, version };
};

export const toPublicCredential = (row: Credential): PageView['credentials'][number] => {
  const { title, issuer, year, expiresOn } = row;
  return { title, issuer, year, expiresOn, isChecked: isChecked(row) };
};

/** The list of credentials as a file. */
export const credentialColumns: readonly CsvColumn<CredentialRow>[] = [
  { head: 'Practitioner', cell: ({ name }) => name },
  { head: 'Credential', cell: ({ title }) => title },
  { head: 'Awarded by', cell: ({ issuer }) => issuer },
  { head: 'Year', cell: ({ year }) => year },
  { head: 'Valid until', cell: ({ expiresOn }) => expiresOn ?? '' },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Note', cell: ({ note }) => note ?? '' },
  { head: 'Handed in', cell: ({ createdAt }) => createdAt },
];
