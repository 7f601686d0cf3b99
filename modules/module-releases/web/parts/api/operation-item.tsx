import { useState } from 'react';
import { exampleOf, type Operation } from '../../../lib/operations';
import styles from './api.module.css';
import { texts } from './texts/texts';
import { Code, TryOut } from './try-out';

const describeAccess = ({ isOpen, permission }: Operation): string => {
  if (isOpen) return texts('open');
  return permission ? texts('permission', { permission }) : texts('signedIn');
};

/** One address, folded until somebody wants to know more. */
export const OperationItem = ({ operation }: { readonly operation: Operation }) => {
  const [isOpen, setOpen] = useState(false);
  const { method, path, owner, replies } = operation;
  return (
    <details className={styles.operation} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{method}</b> <code>{path}</code> <small>{owner}</small>
      </summary>
      {isOpen && (
        <div className={styles.open}>
          <p>{describeAccess(operation)}</p>
          <TryOut operation={operation} />
          <h2 className={styles.replies}>{texts('replies')}</h2>
          {replies.map(({ status, means, schema }) => (
            <div key={status}>
              <p>{texts('reply', { status, means })}</p>
              {schema && (
                <Code label={texts('reply', { status, means })} text={JSON.stringify(exampleOf(schema), null, 2)} />
              )}
            </div>
          ))}
        </div>
      )}
    </details>
  );
};
