import { api, formatDate, toPath, useSearchParams } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import type { BulkAction } from '#core/web/lists/staff-list/bulk-bar';
import { changeRows } from '#core/web/lists/staff-list/change-rows';
import type { ListFilter } from '#core/web/lists/staff-list/list-address';
import { StaffList } from '#core/web/lists/staff-list/staff-list';
import { readRows, usePages } from '#core/web/lists/use-pages';
import { findKnown } from '#core/web/search-params';
import { Badge, EmptyState } from '#ui';
import type { Column } from '#ui/table/table';
import { exportTokens, listTokens, revokeToken } from '../../../schemas/endpoints';
import type { TokenFilters, TokenView } from '../../../schemas/tokens';
import { openApiPath, tokenSorts, tokenStates } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../integrations.module.css';
import { NewToken } from './new-token';

const tones = { valid: 'reviewed', expired: 'pending', revoked: 'other' } as const;

const columnsOf = (onChanged: () => void): readonly Column<TokenView>[] => [
  {
    key: 'name',
    head: texts('token.name'),
    cell: ({ name, scopes }) => (
      <span className={styles.who}>
        {name}
        <small>{scopes.length > 0 ? scopes.join(', ') : texts('token.noScopes')}</small>
      </span>
    ),
  },
  {
    key: 'prefix',
    head: texts('token.prefix'),
    cell: ({ prefix }) => <code className={styles.mono}>{prefix}…</code>,
  },
  {
    key: 'state',
    head: texts('token.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{texts(`token.${state}`)}</Badge>,
  },
  { key: 'by', head: texts('token.by'), cell: ({ createdBy }) => createdBy },
  { key: 'expires', head: texts('token.expires'), cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    key: 'used',
    head: texts('token.used'),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt) : texts('never')),
  },
  {
    key: 'acts',
    head: texts('token.acts'),
    actions: true,
    cell: ({ id, name, state }) =>
      state === 'valid' && (
        <ConfirmDialog
          opener={texts('token.revoke')}
          of={texts('token.revoke.of', { name })}
          title={texts('token.revoke.title', { name })}
          more={texts('token.revoke.more')}
          done={texts('token.revoked.done')}
          act={async () => {
            await api(revokeToken, { params: { id } });
            onChanged();
          }}
        />
      ),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: texts('token.state'),
    any: texts('any'),
    options: tokenStates.map((value) => ({ value, label: texts(`token.${value}`) })),
  },
];

const toFilters = (params: URLSearchParams): TokenFilters => {
  const q = params.get('q')?.slice(0, 100);
  const state = findKnown(tokenStates, params.get('state'));
  const sort = findKnown(tokenSorts, params.get('sort'));
  return { ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
};

/** Revoking is for good, so that nothing undoes it; those that ended already are left as they are. */
const bulk: readonly BulkAction<TokenView>[] = [
  {
    key: 'revoke',
    label: texts('token.revoke.bulk'),
    run: (rows) =>
      changeRows(
        rows.filter(({ state }) => state === 'valid'),
        {
          name: ({ name }) => name,
          change: ({ id }) => api(revokeToken, { params: { id } }),
          done: (count) => texts('token.revoke.bulk.done', { count }),
        },
      ),
  },
];

/** Every token with its state, a way to make one and to revoke them. */
export const Tokens = () => {
  const [params] = useSearchParams();
  const query = toFilters(params);
  const pages = usePages(listTokens, { query: { ...query, limit: 50 } }, { keep: true });
  const changed = (): void => void pages.reload();
  return (
    <section className={styles.panel}>
      <p className={styles.lead}>{texts('tokens.lead')}</p>
      <div className={styles.acts}>
        <NewToken onMade={changed} />
        <a href={openApiPath}>{texts('openapi')}</a>
      </div>
      <StaffList
        list="api-tokens"
        caption={texts('tokens.caption')}
        columns={columnsOf(changed)}
        pages={pages}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={{ label: texts('tokens.search') }}
        filters={filters}
        sorts={tokenSorts.map((value) => ({ value, label: texts(`tokens.sort.${value}`) }))}
        csv={toPath(exportTokens, { query })}
        bulk={bulk}
        readRows={(most) => readRows(listTokens, { query }, most)}
        empty={
          <EmptyState title={texts('tokens.none')}>
            <p>{texts('tokens.none.more')}</p>
          </EmptyState>
        }
      />
    </section>
  );
};
