import { useEffect, useRef } from 'react';
import { useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { getOwnIntake } from '../../schemas/endpoints';
import { AccountPart } from './account-part';
import { ChartPart } from './chart-preview';
import { NoIntake } from './no-intake';
import styles from './personalized-journey-page.module.css';
import { ReadMeanwhile } from './read-meanwhile';
import { Section } from './section';
import { SentPart } from './sent-part';
import { texts } from './texts/texts';
import { WhatNext } from './what-next';

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
