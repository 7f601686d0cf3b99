import { useId, useState } from 'react';
import {
  api,
  failure,
  formatDateTime,
  formatInstant,
  getPageData,
  type Person,
  useApi,
  useChannel,
  useSession,
} from '#core/web';
import { Alert, Button, Skeleton, toast } from '#ui';
import type { OwnContactRequest, Staffing } from '../../../schemas/contact-requests';
import { getOwnRequest, requestContact, withdrawRequest } from '../../../schemas/endpoints';
import { type ContactOrigin, toHelpLanguage } from '../../../schemas/values';
import styles from './contact-offer.module.css';
import { texts } from './texts/texts';

/** The name of a day of the week; January 1, 2024 was a Monday. */
const formatDay = (day: number): string =>
  formatInstant(new Date(Date.UTC(2024, 0, day)), { weekday: 'long', timeZone: 'UTC' });

const formatSpan = ({ first, last, from, to }: Staffing['spans'][number]): string =>
  first === last
    ? texts('hours.day', { first: formatDay(first), from, to })
    : texts('hours.days', { first: formatDay(first), last: formatDay(last), from, to });

/** `Europe/Berlin` is Berlin to people. */
const formatZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const Promised = ({ staffing }: { readonly staffing: Staffing | null }) => {
  if (!staffing) return <p>{texts('nobody')}</p>;
  const hours = staffing.spans.map(formatSpan).join('; ');
  return (
    <p>
      {texts('hours', { zone: formatZone(staffing.zone), hours })}{' '}
      {staffing.opensAt ? texts('next', { when: formatDateTime(staffing.opensAt) }) : texts('now')}
    </p>
  );
};

/** What became of the wish; null while there is none. */
const formatState = ({ request }: OwnContactRequest): string | null => {
  if (!request) return null;
  const when = formatDateTime(request.requestedAt);
  if (request.closedAt) return texts('closed', { when, closed: formatDateTime(request.closedAt) });
  if (request.acknowledgedAt) return texts('seen', { when, seen: formatDateTime(request.acknowledgedAt) });
  return texts('waiting', { when });
};

const Offer = ({ origin, user }: { readonly origin: ContactOrigin; readonly user: Person }) => {
  const title = useId();
  const { data, error, reload, set } = useApi(getOwnRequest);
  const [busy, setBusy] = useState(false);
  useChannel(null, (event) => {
    if (event === 'contact-request.changed' || event === 'reconnected') void reload();
  });
  const run = async (change: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await change();
    } catch (problem) {
      toast(failure(problem));
      await reload();
    } finally {
      setBusy(false);
    }
  };
  const request = () =>
    run(async () => {
      const body = { origin, language: toHelpLanguage(getPageData().language) };
      await set(await api(requestContact, { body }));
    });
  const withdraw = () =>
    run(async () => {
      await api(withdrawRequest);
      await reload();
      toast({ title: texts('withdrawn'), tone: 'success' });
    });
  if (!data)
    return error ? (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
        {texts('failed')}
      </Alert>
    ) : (
      <Skeleton lines={3} />
    );
  const state = formatState(data);
  const isOpen = data.request !== null && data.request.closedAt === null;
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {texts('title')}
      </h3>
      <p>{texts('urgent')}</p>
      {state && <Alert tone={data.request?.acknowledgedAt ? 'success' : 'attention'}>{state}</Alert>}
      {!data.request?.acknowledgedAt && <Promised staffing={data.staffing} />}
      {!isOpen && <p className="quiet small">{texts('how', { email: user.email })}</p>}
      {isOpen ? (
        <Button variant="bare" flush pending={busy} pendingText={texts('sending')} onClick={() => void withdraw()}>
          {texts('withdraw')}
        </Button>
      ) : (
        <Button pending={busy} pendingText={texts('sending')} onClick={() => void request()}>
          {texts(data.request ? 'again' : 'request')}
        </Button>
      )}
    </section>
  );
};

/** The wish to be contacted by a person of the team, with its true state. Visitors have no address here, so they see nothing. */
export const ContactOffer = ({ origin }: { readonly origin: ContactOrigin }) => {
  const user = useSession((session) => session.user);
  return user ? <Offer origin={origin} user={user} /> : null;
};
