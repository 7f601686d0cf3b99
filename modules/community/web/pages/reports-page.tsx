import { ApiError, api, failure, formatDateTime, Link, useSession, useTitle } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Button, EmptyState, toast } from '#ui';
import { decideReport, listReports } from '../../schemas/endpoints';
import type { ReportView } from '../../schemas/report';
import { Frame } from '../parts/frame/frame';
import { Listing } from '../parts/frame/listing';
import styles from '../parts/reports/reports.module.css';
import { texts } from '../texts/texts';

const Item = ({ report, onDecided }: { readonly report: ReportView; readonly onDecided: () => void }) => {
  const decide = async (decision: 'hide' | 'keep') => {
    try {
      await api(decideReport, { params: { id: report.id }, body: { decision } });
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  return (
    <li>
      <h2>{texts(`reason.${report.reason}`)}</h2>
      <p className={styles.meta}>
        {texts(`kind.${report.kind}`)}
        {' · '}
        {texts('reports.by', { name: report.author ?? texts('former') })}
        {' · '}
        <time dateTime={report.createdAt}>{formatDateTime(report.createdAt)}</time>
      </p>
      <p className={styles.words}>{report.content ?? texts('reports.gone')}</p>
      {report.note && <p>{texts('reports.note', { note: report.note })}</p>}
      <p className={styles.buttons}>
        <Button onClick={() => void decide('hide')}>{texts('reports.hide')}</Button>
        <Button onClick={() => void decide('keep')}>{texts('reports.keep')}</Button>
        {report.path && <Link to={report.path}>{texts('reports.see')}</Link>}
      </p>
    </li>
  );
};

const Queue = () => {
  const pages = usePages(listReports);
  return (
    <Listing pages={pages} none={texts('reports.none')} hint={texts('reports.none.hint')}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((report) => (
            <Item key={report.id} report={report} onDecided={() => void pages.reload()} />
          ))}
        </ul>
      )}
    </Listing>
  );
};

/** `/community/reports`: what members reported, for moderators. */
export const ReportsPage = () => {
  useTitle(texts('reports'));
  const moderates = useSession((session) => session.user?.role === 'admin');
  return (
    <Frame>
      {moderates ? (
        <Queue />
      ) : (
        <EmptyState title={texts('reports.denied')}>
          <p>{texts('reports.denied.hint')}</p>
        </EmptyState>
      )}
    </Frame>
  );
};
