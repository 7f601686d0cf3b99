import { useDeferredValue, useMemo, useState } from 'react';
import { toPath } from '#core/contract/endpoint';
import { getOpenApi } from '#core/schemas/endpoints';
import { useApi } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, EmptyState, Field, Skeleton, TextInput } from '#ui';
import { findOperations, listOperations, type OpenApi } from '../../lib/operations';
import styles from '../parts/api/api.module.css';
import { OperationItem } from '../parts/api/operation-item';
import { texts } from '../parts/api/texts/texts';

const Operations = ({ document }: { readonly document: OpenApi }) => {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const all = useMemo(() => listOperations(document), [document]);
  const found = useMemo(() => findOperations(all, wanted), [all, wanted]);
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <Field label={texts('search')} hint={texts('search.hint')}>
          <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </div>
      <p role="status">{texts('found', { count: found.length })}</p>
      {found.length === 0 && <EmptyState title={texts('none')} />}
      <div>
        {found.map((operation) => (
          <OperationItem key={operation.id} operation={operation} />
        ))}
      </div>
      <p>
        <a href={toPath(getOpenApi)}>{texts('document')}</a>
      </p>
    </div>
  );
};

const Loaded = () => {
  const { data, error, reload } = useApi(getOpenApi);
  if (data) return <Operations document={data as OpenApi} />;
  return error ? (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton label={texts('loading')} height="24rem" />
  );
};

/** `/management/modules/api`: the interface, to read and to try as oneself. */
export const ApiPage = () => (
  <StaffPage
    title={texts('title')}
    lead={texts('lead')}
    of="admins"
    back={{ to: '/management/modules', label: texts('back') }}
  >
    <Loaded />
  </StaffPage>
);
