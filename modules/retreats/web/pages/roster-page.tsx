import { formatDateTime, Link, useApi, useParams } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, Skeleton } from '#ui';
import { getRoster } from '../../schemas/endpoints';
import type { Roster } from '../../schemas/roster';
import { formatDay } from '../parts/format';
import { HealthNotes } from '../parts/roster/health-notes';
import { MessageForm } from '../parts/roster/message-form';
import { ParticipantTable } from '../parts/roster/participant-table';
import styles from '../parts/studio/studio.module.css';
import { texts } from '../texts/studio-texts';

const Further = ({ roster: { further, waiting, messages } }: { readonly roster: Roster }) => (
  <>
    {further.length > 0 && (
      <section className={styles.section}>
        <h2>{texts('r.further')}</h2>
        <ul>
          {further.map(({ reference, name, guests, path }) => (
            <li key={reference}>
              {texts('r.further.line', { name, guests })}, <Link to={path}>{reference}</Link>
            </li>
          ))}
        </ul>
      </section>
    )}
    {waiting.length > 0 && (
      <section className={styles.section}>
        <h2>{texts('r.waiting')}</h2>
        <ol>
          {waiting.map(({ name, guests, offeredUntil }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number in line is what tells two entries apart
            <li key={index}>
              {texts('r.waiting.line', { name, guests })}
              {offeredUntil && <>, {texts('r.offered', { until: formatDateTime(offeredUntil) })}</>}
            </li>
          ))}
        </ol>
      </section>
    )}
    {messages.length > 0 && (
      <section className={styles.section}>
        <h2>{texts('r.sent.title')}</h2>
        {messages.map((message) => (
          <details key={message.id}>
            <summary>
              {texts('r.sent.line', {
                subject: message.subject,
                at: formatDateTime(message.sentAt),
                count: message.recipients,
              })}
            </summary>
            <p>{message.text}</p>
          </details>
        ))}
      </section>
    )}
  </>
);

const Content = ({ roster, onChanged }: { readonly roster: Roster; readonly onChanged: () => void }) => (
  <div className={styles.page}>
    <p>
      {roster.title}, {roster.placeName}, {formatDay(roster.startsOn)}.{' '}
      {texts('r.places', { taken: roster.taken, capacity: roster.capacity })}
    </p>
    <ParticipantTable dateId={roster.dateId} onCancelled={onChanged} />
    <Further roster={roster} />
    {roster.booked > 0 && (
      <>
        <HealthNotes dateId={roster.dateId} />
        <MessageForm dateId={roster.dateId} onSent={onChanged} />
      </>
    )}
  </div>
);

const Loaded = () => {
  const { id = '' } = useParams();
  const { data, error, reload } = useApi(getRoster, { params: { id } });
  if (data) return <Content roster={data} onChanged={() => void reload()} />;
  if (error)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  return <Skeleton lines={8} label={texts('loading')} />;
};

/** `/team-portal/retreats/dates/<id>`: everybody who comes on a date. */
export const RosterPage = () => (
  <StaffPage
    title={texts('r.title')}
    lead={texts('r.lead')}
    of="admins"
    back={{ to: '/team-portal/retreats', label: texts('title') }}
  >
    <Loaded />
  </StaffPage>
);
