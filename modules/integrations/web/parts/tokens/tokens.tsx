import { api, formatDate, useApi } from '#core/web';
import { ConfirmDialog } from '#core/web/forms/confirm-dialog';
import { Alert, Badge, Button, EmptyState, Skeleton } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { listTokens, revokeToken } from '../../../schemas/endpoints';
import type { TokenView } from '../../../schemas/tokens';
import { openApiPath } from '../../../schemas/values';
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

/** Every token with its state, a way to make one and to revoke one. */
export const Tokens = () => {
  const { data, error, reload } = useApi(listTokens);
  const changed = (): void => void reload();
  return (
    <section className={styles.panel}>
      <p className={styles.lead}>{texts('tokens.lead')}</p>
      <div className={styles.acts}>
        <NewToken onMade={changed} />
        <a href={openApiPath}>{texts('openapi')}</a>
      </div>
      {data ? (
        data.length > 0 ? (
          <Table
            caption={texts('tokens.caption')}
            captionHidden
            columns={columnsOf(changed)}
            rows={data}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState title={texts('tokens.none')}>
            <p>{texts('tokens.none.more')}</p>
          </EmptyState>
        )
      ) : error ? (
        <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton label={texts('loading')} height="12rem" />
      )}
    </section>
  );
};
