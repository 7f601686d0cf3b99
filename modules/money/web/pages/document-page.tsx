import { toPath, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import type { DocumentView } from '../../schemas/documents';
import { getDocument, printDocument } from '../../schemas/endpoints';
import { copyLink } from '../parts/staff/copy-link';
import { DocumentActions } from '../parts/staff/document-actions';
import { DocumentFacts } from '../parts/staff/document-facts';
import { Refunds } from '../parts/staff/overview';
import styles from '../parts/staff/staff.module.css';
import { texts } from '../parts/staff/texts/texts';
import { StatusBadge } from '../parts/status-badge';

const Content = ({ document, onChanged }: { document: DocumentView; onChanged: (document?: DocumentView) => void }) => {
  const open = document.refunds.filter(({ state }) => state !== 'paid');
  return (
    <div className={styles.blocks}>
      <div className={styles.marks}>
        <StatusBadge document={document} />
      </div>
      <div className={styles.ends}>
        <DocumentActions document={document} onChanged={onChanged} />
        <a href={toPath(printDocument, { params: { id: document.id } })} className={buttonClass('plain')} download>
          {texts('doc.pdf')}
        </a>
        {document.kind === 'invoice' && document.due > 0 && (
          <Button variant="bare" onClick={() => void copyLink(document.payPath)}>
            {texts('doc.link')}
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <section className={styles.block}>
          <h2>{texts('doc.refunds')}</h2>
          <Refunds refunds={open} onChanged={() => onChanged()} />
        </section>
      )}
      <DocumentFacts document={document} />
    </div>
  );
};

/** `/team-portal/money/:id`: one document with its ledger entries. */
export const DocumentPage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getDocument, { params: { id } });
  const title = data ? `${texts(`kind.${data.kind}`)} ${data.number}` : texts('title');
  return (
    <StaffPage
      title={title}
      lead={data ? texts('doc.for', { name: data.payerName, email: data.payerEmail }).replace(/, $/, '') : ''}
      of="admins"
      back={{ to: '/team-portal/money?tab=documents', label: texts('doc.back') }}
    >
      {data && <Content document={data} onChanged={(changed) => void (changed ? set(changed) : reload())} />}
      {!data && !error && <Skeleton lines={10} label={texts('doc.loading')} />}
      {!data && error?.status === 404 && <EmptyState title={texts('doc.none')} />}
      {!data && error && error.status !== 404 && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
    </StaffPage>
  );
};
