import { formatDateTime } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { listPartnerHistory } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from '../partners.module.css';

/** What was done with a partner, newest first. */
export const PartnerHistory = ({ id }: { readonly id: string }) => {
  const pages = usePages(listPartnerHistory, { params: { id }, query: { limit: 10 } });
  return (
    <section aria-labelledby="partner-history" className={styles.history}>
      <h3 id="partner-history">{texts('history')}</h3>
      <PagedList
        pages={pages}
        loading={texts('history.loading')}
        retry={texts('again')}
        empty={<p className={styles.quiet}>{texts('history.none')}</p>}
      >
        {(rows) => (
          <ol className={styles.steps}>
            {rows.map(({ id: step, kind, at, by, changes }) => (
              <li key={step}>
                <b>{texts(`history.${kind}`)}</b>{' '}
                <span className={styles.quiet}>
                  {texts('history.by', { when: formatDateTime(at), who: by ?? texts('history.gone') })}
                </span>
                {changes.map(({ field, from, to }) => (
                  <p key={field}>
                    {texts('history.step', {
                      field: texts(`field.${field}`),
                      from: from || texts('history.empty'),
                      to: to || texts('history.empty'),
                    })}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
};
