import { api, failure, useApi } from '#core/web';
import { Button, toast } from '#ui';
import { listOwnResponses, restoreResponse } from '../../schemas/endpoints';
import { refreshLabors } from '../api/labors';
import { texts } from '../texts/texts';
import { getLaborName } from './translations/labors';
import styles from './withdrawn.module.css';

/** Deleted answers that can still be brought back. Nothing when there are none. */
export const Withdrawn = () => {
  const { data } = useApi(listOwnResponses, { query: { status: 'withdrawn' } });
  if (!data || data.length === 0) return null;
  const restore = async (id: string) => {
    try {
      await api(restoreResponse, { params: { id } });
      await refreshLabors();
      toast({ title: texts('responseRestored'), tone: 'success' });
    } catch (error) {
      toast(failure(error));
    }
  };
  return (
    <details className={styles.trash}>
      <summary>{texts('deletedAnswers', { length: data.length })}</summary>
      <p className="quiet">{texts('keptFor30Days')}</p>
      <ul className={styles.list}>
        {data.map(({ id, laborNumber }) => (
          <li key={id}>
            <span>
              {laborNumber} {getLaborName(laborNumber)}
            </span>
            <Button onClick={() => void restore(id)}>{texts('restore')}</Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
