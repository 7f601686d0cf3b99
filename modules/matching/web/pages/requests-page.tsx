import { useState } from 'react';
import { hasPage, Link, refreshAnswers, useChannel } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { getOwnRecord, listMatchRequests } from '../../schemas/endpoints';
import { Caseload } from '../parts/practice/caseload';
import styles from '../parts/practice/practice.module.css';
import { PracticePage } from '../parts/practice/practice-page';
import { RequestItem } from '../parts/practice/request-item';
import { practiceTexts as texts } from '../parts/practice/texts/texts';

const Requests = () => {
  const { rows, error, busy, more, reload } = usePages(listMatchRequests, { query: { limit: 20 } });
  const [said, setSaid] = useState<'accepted' | 'declined' | 'moved' | null>(null);
  useChannel(null, (event) => {
    if (event === 'matches.changed' || event === 'reconnected')
      void Promise.all([reload(), refreshAnswers(getOwnRecord)]);
  });
  if (error && !rows)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!rows) return <Skeleton lines={6} label={texts('requests.loading')} />;
  return (
    <>
      {said && (
        <Alert
          tone={said === 'moved' ? 'attention' : 'success'}
          {...(said === 'accepted' && hasPage('/matching/clients')
            ? { action: <Link to="/matching/clients">{texts('request.accepted.link')}</Link> }
            : {})}
        >
          {texts(`request.${said}`)}
        </Alert>
      )}
      {rows.length === 0 ? (
        <EmptyState title={texts('requests.none')}>
          <p>{texts('requests.none.hint')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {rows.map((request) => (
            <RequestItem
              key={request.matchId}
              request={request}
              onAnswered={(outcome) => {
                setSaid(outcome);
                void Promise.all([reload(), refreshAnswers(getOwnRecord)]);
              }}
            />
          ))}
        </ul>
      )}
      {error && <Alert tone="error">{texts('moreFailed')}</Alert>}
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </p>
      )}
    </>
  );
};

/** Who asks a practitioner for an introduction: briefs without names. */
export const RequestsPage = () => (
  <PracticePage title={texts('requests.title')} lead={texts('requests.lead')}>
    <Caseload />
    <Requests />
  </PracticePage>
);
