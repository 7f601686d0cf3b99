import { formatDateTime, Link, useApi, useChannel } from '#core/web';
import { Brief } from '#core/web/lists/brief';
import { listMatchRequests } from '../../../schemas/endpoints';
import { practiceTexts as texts } from './texts/texts';

/** Requests of a practitioner with the time until which each waits, on pages of other modules. */
export const WaitingRequests = () => {
  const { data, error, reload } = useApi(listMatchRequests, { query: { limit: 3 } });
  useChannel(null, (event) => {
    if (event === 'matches.changed' || event === 'reconnected') void reload();
  });
  return (
    <Brief
      id="waiting-requests"
      title={texts('requests')}
      loading={texts('requests.loading')}
      retry={texts('again')}
      error={error}
      onAgain={() => void reload().catch(() => undefined)}
      none={texts('requests.none')}
      all={{ to: '/matching', label: texts('requests.all') }}
      rows={data?.map((request) => (
        <li key={request.matchId}>
          <Link to="/matching">{request.brief.themes.join(', ') || texts('requests.title')}</Link>
          {!request.sample && (
            <p className="small quiet">{texts('request.answerBy', { when: formatDateTime(request.answerBy) })}</p>
          )}
        </li>
      ))}
    />
  );
};
