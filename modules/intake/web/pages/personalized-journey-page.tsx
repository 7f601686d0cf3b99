import { useEffect, useRef } from 'react';
import { askToSignIn, formatDateTime, Link, useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { getOwnIntake } from '../../schemas/endpoints';
import type { ChartPreview, IntakeSummary } from '../../schemas/intake';
import { AccountPart } from '../parts/after/account-part';
import chartStyles from '../parts/after/chart-preview.module.css';
import { ReadMeanwhile } from '../parts/after/read-meanwhile';
import { Section } from '../parts/after/section';
import sentStyles from '../parts/after/sent-part.module.css';
import { goalName, texts } from '../parts/after/texts/texts';
import { WhatNext } from '../parts/after/what-next';
import { ChartFacts } from '../parts/chart/chart-facts';
import styles from './personalized-journey-page.module.css';

/** What was sent, as far as it may stand on a screen: nothing about health, nothing painful, no answer in its words. */
const SentPart = ({ intake }: { readonly intake: IntakeSummary }) => {
  const { journeyType, submittedAt, reference, goals, account } = intake;
  return (
    <Section side={texts('sent.side')} title={texts('sent')}>
      <dl className={sentStyles.facts}>
        <div>
          <dt>{texts('reference')}</dt>
          <dd className={`tnum ${sentStyles.reference}`}>{reference}</dd>
        </div>
        <div>
          <dt>{texts('sent.path')}</dt>
          <dd>{texts(`path.${journeyType}`)}</dd>
        </div>
        <div>
          <dt>{texts('sent.at')}</dt>
          <dd>
            <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>
          </dd>
        </div>
        {goals.length > 0 && (
          <div>
            <dt>{texts('sent.goals')}</dt>
            <dd>
              <ul className={sentStyles.goals}>
                {goals.map((goal) => (
                  <li key={goal}>{goalName(goal)}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <p className={sentStyles.rest}>{texts('sent.rest')}</p>
      {account !== 'yours' && <p className={sentStyles.rest}>{texts('sent.withdraw')}</p>}
    </Section>
  );
};

/** For who has sent no intake, or sent it elsewhere. */
const NoIntake = () => {
  const signedIn = useSession(({ user }) => user !== null);
  return (
    <EmptyState
      title={texts('none')}
      action={
        <>
          <Link to="/enhanced-intake" className={buttonClass('loud')}>
            {texts('none.begin')}
          </Link>{' '}
          {!signedIn && (
            <Button onClick={() => askToSignIn({ returnTo: '/personalized-journey' })}>
              {texts('account.signIn')}
            </Button>
          )}
        </>
      }
    >
      <p>{texts(signedIn ? 'none.signedIn' : 'none.visitor')}</p>
    </EmptyState>
  );
};

const computedFrom = ({ place, timeKnown }: ChartPreview): string => {
  if (place !== null) return texts('chart.place', { place });
  return texts(timeKnown ? 'chart.noPlace' : 'chart.dateAlone');
};

/** First lines of the chart with its nine centres, and plainly what is missing for the rest. */
const ChartPart = ({ intake: { chart, chartMissing } }: { readonly intake: IntakeSummary }) => (
  <Section side={texts('chart.side')} title={texts('chart')}>
    {chart && (
      <>
        <p className={chartStyles.lead}>{computedFrom(chart)}</p>
        <ChartFacts chart={chart} />
        {!chart.timeKnown && <p className={chartStyles.note}>{texts('chart.timeUnknown')}</p>}
      </>
    )}
    {chartMissing && <p className={chartStyles.note}>{texts(`chart.${chartMissing}`)}</p>}
    <p className={chartStyles.what}>{texts('chart.what')}</p>
  </Section>
);

/** What follows after the intake was sent: days, first labels of the chart, a place to keep it, something to read. */
export const PersonalizedJourneyPage = () => {
  useTitle(texts('journey'));
  const reader = useSession(({ user }) => user?.id ?? null);
  const { data, error, reload } = useApi(getOwnIntake, {}, { open: true });
  // Signing in over the page changes whose intake it is.
  const before = useRef(reader);
  useEffect(() => {
    if (before.current !== reader) void reload();
    before.current = reader;
  }, [reader, reload]);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{texts('journey')}</h1>
        {data && <p className="lead">{texts('journey.lead', { name: data.firstName })}</p>}
      </header>
      {data === null ? (
        <NoIntake />
      ) : data ? (
        <>
          <Section side={texts('next.side')} title={texts('next')}>
            <WhatNext intake={data} />
          </Section>
          <AccountPart intake={data} />
          <ChartPart intake={data} />
          <SentPart intake={data} />
          <ReadMeanwhile goals={data.goals} />
        </>
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={6} label={texts('journey.loading')} />
      )}
    </div>
  );
};
