import { useState } from 'react';
import { api, failure, formatDateTime, Link, useApi, useNavigate, useSearchParams, useTitle } from '#core/web';
import { Alert, Button, EmptyState, PageHeading, Skeleton, toast } from '#ui';
import type { EditorialRow } from '../../schemas/editorial';
import { createDraft, listArticlesInWork } from '../../schemas/endpoints';
import { magazinePath } from '../../schemas/paths';
import { articleStatuses } from '../../schemas/values';
import { editorialPath, editorPath } from '../parts/editor/paths';
import { StaffOnly } from '../parts/editor/staff-only';
import { texts } from '../parts/editor/texts/texts';
import { texts as journal } from '../texts/texts';
import styles from './editorial-page.module.css';

const Row = ({ row }: { readonly row: EditorialRow }) => (
  <tr>
    <th scope="row">
      <Link to={editorPath(row.id)}>{row.title}</Link>
      <small className="quiet">
        {journal(`category.${row.category}`)} · {journal(`type.${row.type}`)}
      </small>
    </th>
    <td>
      {texts(`status.${row.status}`)}
      {row.waits && <small className="quiet">{texts('waiting.mark')}</small>}
      {row.publishAt && <small className="quiet">{texts('goesOut', { when: formatDateTime(row.publishAt) })}</small>}
    </td>
    <td>{row.author}</td>
    <td>{formatDateTime(row.updatedAt)}</td>
  </tr>
);

const Rows = ({ rows }: { readonly rows: readonly EditorialRow[] }) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts('article')}</th>
          <th scope="col">{texts('stage')}</th>
          <th scope="col">{texts('by')}</th>
          <th scope="col">{texts('changed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </div>
);

const ArticleList = () => {
  const [params] = useSearchParams();
  const status = articleStatuses.find((name) => name === params.get('status'));
  const { data, error, reload } = useApi(
    listArticlesInWork,
    { query: { ...(status ? { status } : {}), limit: 100 } },
    { keep: true },
  );
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await api(createDraft, { body: { title: texts('new.title') } });
      void navigate(editorPath(id));
    } catch (reason) {
      toast(failure(reason, texts('error')));
      setBusy(false);
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <nav aria-label={texts('stages')} className={styles.stages}>
          {([undefined, ...articleStatuses] as const).map((name) => (
            <Link
              key={name ?? 'all'}
              to={name ? `${editorialPath}?status=${name}` : editorialPath}
              aria-current={name === status ? 'true' : undefined}
            >
              {texts(`status.${name ?? 'all'}`)}
            </Link>
          ))}
        </nav>
        <Button variant="loud" pending={busy} onClick={() => void begin()}>
          {texts('new')}
        </Button>
      </div>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
      {data?.length === 0 && (
        <EmptyState title={texts('none')}>
          <p>{texts('none.hint')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && <Rows rows={data} />}
    </>
  );
};

/** All articles somebody may work on, by stage. */
export const EditorialPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">
          <Link to={magazinePath()}>{texts('journal')}</Link>
        </p>
        <PageHeading size="tool">{texts('title')}</PageHeading>
        <p className="lead">{texts('lead')}</p>
      </header>
      <StaffOnly>
        <ArticleList />
      </StaffOnly>
    </div>
  );
};
