import { useState } from 'react';
import { api, formatDate, formatNumber, toPath } from '#core/web';
import { Button, buttonClass, toast } from '#ui';
import type { DocumentView } from '../../../schemas/documents';
import { deleteDocument, getDocumentFile } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { Ask } from '../ask';
import styles from '../between.module.css';

type Side = 'client' | 'practitioner';

const kinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' };
/** At least 0.1 MB, so that a small file is not said to be empty. */
const describeSize = (bytes: number): string =>
  `${formatNumber(Math.max(bytes / 1024 / 1024, 0.1), { maximumFractionDigits: 1 })} MB`;

const describeSource = ({ isFromClient, practitionerName }: DocumentView, as: Side): string => {
  if (isFromClient === (as === 'client')) return texts('documents.by.you');
  return isFromClient ? texts('documents.by.client') : practitionerName;
};

const TakeBack = ({ document, onGone }: { readonly document: DocumentView; readonly onGone: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const { id, title } = document;
  const take = async (): Promise<void> => {
    await api(deleteDocument, { params: { id } });
    toast({ title: texts('documents.gone'), tone: 'success' });
    onGone();
  };
  return (
    <>
      <Button variant="bare" aria-label={texts('documents.back.of', { title })} onClick={() => setOpen(true)}>
        {texts('documents.back')}
      </Button>
      {isOpen && (
        <Ask
          title={texts('documents.back.title')}
          text={texts('documents.back.text')}
          confirm={texts('documents.back')}
          leave={texts('documents.keep')}
          work={take}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

interface DocumentListProps {
  readonly documents: readonly DocumentView[];
  /** As whom one looks at them. */
  readonly as: Side;
  readonly onChanged: () => void;
}

/** Documents between the two, the newest first; who handed one over may take it back. */
export const DocumentList = ({ documents, as, onChanged }: DocumentListProps) =>
  documents.length === 0 ? (
    <p className="quiet">{texts('documents.none')}</p>
  ) : (
    <ul className={styles.list}>
      {documents.map((document) => (
        <li key={document.id} className={styles.item}>
          <h3 className={styles.words}>{document.title}</h3>
          <p className="quiet small">
            {[
              describeSource(document, as),
              formatDate(document.createdAt),
              kinds[document.type] ?? document.type,
              describeSize(document.bytes),
            ].join(', ')}
          </p>
          <div className={styles.acts}>
            <a
              className={buttonClass('plain')}
              href={toPath(getDocumentFile, { params: { id: document.id } })}
              download
              aria-label={texts('documents.open.of', { title: document.title })}
            >
              {texts('documents.open')}
            </a>
            {document.isFromClient === (as === 'client') && <TakeBack document={document} onGone={onChanged} />}
          </div>
        </li>
      ))}
    </ul>
  );
