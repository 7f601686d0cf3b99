import { useEffect, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Alert, Icon } from '#ui';
import { Markdown } from '#ui/markdown/markdown';
import type { ContentField, ContentFields } from '../../../lib/content';
import { valueText } from '../../../lib/value-text';
import type { DocumentView, PreviewView } from '../../../schemas/content';
import { previewDraft } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { MailView } from './mail-view';
import styles from './views.module.css';

/** Milliseconds without a key after which the preview is made anew. */
const pause = 600;

const usePreview = ({ noun, key, language }: DocumentView, fields: ContentFields) => {
  const [preview, setPreview] = useState<PreviewView | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      const call = { params: { noun, key, language }, body: { fields } };
      api(previewDraft, call, { signal: stopping.signal }).then(
        (made) => {
          setPreview(made);
          setError(null);
        },
        (reason: unknown) => {
          if (stopping.signal.aborted) return;
          setError(reason instanceof ApiError ? reason.message : failure(reason).description);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [noun, key, language, fields]);
  return { preview, error };
};

const Value = ({ field, text }: { readonly field: ContentField; readonly text: string }) => {
  if (text === '') return <span className={styles.quiet}>{texts('value.empty')}</span>;
  if (field.kind !== 'list') return <span className={styles.value}>{text}</span>;
  return (
    <ul className={styles.lines}>
      {[...new Set(text.split('\n'))].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** How a draft reads, and what it still lacks. */
export const Preview = ({ document, fields }: { readonly document: DocumentView; readonly fields: ContentFields }) => {
  const { preview, error } = usePreview(document, fields);
  const trees = new Map(preview?.markdown.map(({ field, tree }) => [field, tree]));
  return (
    <div className={styles.preview}>
      {error && <Alert tone="error">{error}</Alert>}
      {preview && !error && preview.problems.length > 0 && (
        <Alert tone="info">
          {texts('preview.problems')}
          <ul className={styles.problems}>
            {preview.problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {preview && !error && preview.problems.length === 0 && (
        <p className={styles.ready}>
          <Icon name="check" size={18} />
          {texts('preview.ready')}
        </p>
      )}
      {preview?.mail && (
        <MailView document={document} fields={fields} mail={preview.mail} isSound={preview.problems.length === 0} />
      )}
      {!document.isMail && (
        <dl className={styles.fields}>
          {document.description.map((field) => {
            const tree = trees.get(field.name);
            return (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd lang={document.language}>
                  {tree && tree.length > 0 ? (
                    <Markdown tree={tree} />
                  ) : (
                    <Value
                      field={field}
                      text={valueText(
                        field,
                        fields[field.name] ?? (field.isShared ? document.source?.[field.name] : null),
                      )}
                    />
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
};
