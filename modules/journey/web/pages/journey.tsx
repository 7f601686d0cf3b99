import { useEffect } from 'react';
import { Link, useApi, useLocation, useNavigate, useSession, useTitle } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { getJourney } from '#modules/profile/public';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import {
  backFrom,
  chainLength,
  opens,
  type PortalView,
  pathOf,
  plans,
  stepOf,
  type ViewId,
  viewAt,
} from '../../lib/views';
import { Locked } from '../parts/sections/locked';
import { Section } from '../parts/sections/section';
import styles from '../parts/sections/sections.module.css';
import { NextActLink, Standing } from '../parts/sections/standing';
import { texts } from '../parts/sections/texts/texts';

const Foot = ({ view, journey }: { readonly view: ViewId; readonly journey: JourneyOverview | undefined }) => {
  const { next } = plans[view];
  // A room that is closed does not lead on, unless the way behind it is open.
  const leadsOn = next && journey && (opens(view, journey) || opens(next, journey));
  const back = journey ? backFrom(view, journey) : plans[view].back;
  return (
    <nav className={styles.foot} aria-label={texts('ways')}>
      {back && (
        <LinkButton as={Link} to={pathOf(back)}>
          {texts('back', { room: texts(`${back}.title`) })}
        </LinkButton>
      )}
      {next && leadsOn && (
        <LinkButton as={Link} to={pathOf(next)} variant="loud">
          {texts('next', { room: texts(`${next}.title`) })}
        </LinkButton>
      )}
    </nav>
  );
};

/** Above the title: where in the chain, or in which part of the portal, this room lies. */
const Place = ({ view }: { readonly view: ViewId }) => {
  const step = stepOf(view);
  return (
    <p className="eyebrow">{step ? texts('step', { step, of: chainLength }) : texts(`${view as PortalView}.place`)}</p>
  );
};

/** For people who are not clients: the portal is a client's own way. */
const ClientsOnly = () => (
  <div className={`wrap ${styles.page}`}>
    <h1>{texts('clients.title')}</h1>
    <p className={styles.lead}>{texts('clients.text')}</p>
    <LinkButton as={Link} to="/dashboard">
      {texts('clients.home')}
    </LinkButton>
  </div>
);

/** The view's id as an address, which the specification uses too: leads to its page. */
export const FirstView = () => {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(pathOf('inner-portal'), { replace: true });
  }, [navigate]);
  return null;
};

/** One section of the inner portal, chosen by the address; a room that is not open yet says what opens it. */
export const JourneyPage = () => {
  const { pathname } = useLocation();
  const view = viewAt(pathname);
  const client = useSession((session) => session.user?.role === 'client');
  const journey = useApi(getJourney, client ? {} : null);
  useTitle(texts(`${view}.title`));
  if (!client) return <ClientsOnly />;
  const { data } = journey;
  const { rule } = plans[view];
  const open = data !== undefined && opens(view, data);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <Place view={view} />
        <h1>{texts(`${view}.title`)}</h1>
        <p className={styles.lead}>{texts(`${view}.lead`)}</p>
        {data && <Standing view={view} journey={data} />}
      </header>
      {data && (open || !rule ? <Section view={view} journey={data} /> : <Locked rule={rule} journey={data} />)}
      {data && open && view !== 'next-step' && <NextActLink journey={data} />}
      {journey.loading && <Skeleton lines={6} label={texts('loading')} />}
      {journey.error && !data && (
        <Alert tone="error" action={<Button onClick={() => void journey.reload()}>{texts('again')}</Button>}>
          {journey.error.message}
        </Alert>
      )}
      <Foot view={view} journey={data} />
    </div>
  );
};
