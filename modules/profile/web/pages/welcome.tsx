import { useState } from 'react';
import { Link, Navigate, useApi, useSession, useTitle } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { getJourney } from '../../schemas/endpoints';
import { CreateProfile } from '../parts/setup/create-profile';
import { GenerateProfile } from '../parts/setup/generate-profile';
import { texts } from '../parts/setup/texts/texts';
import styles from './welcome.module.css';

/** The first visit of a client: a welcome, the birth data, the profile made from it, and the way on. */
export const WelcomePage = () => {
  useTitle(texts('welcome'));
  const person = useSession(({ user }) => user);
  const isClient = person?.role === 'client';
  const { data, error, reload } = useApi(getJourney, isClient ? {} : null);
  // A person who makes the profile here stays and is led on; one who comes with a profile has no first step.
  const [cameReady, setCameReady] = useState<boolean | null>(null);
  if (data && cameReady === null) setCameReady(data.hasProfile);
  if (!isClient || cameReady) return <Navigate to="/dashboard" replace />;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{person.firstName ? texts('welcome.name', { firstName: person.firstName }) : texts('welcome')}</h1>
        <p>{texts('welcome.lead')}</p>
      </header>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('welcome.again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={8} label={texts('loadingTheForm')} />}
      {data && (data.hasClient ? <GenerateProfile done={data.hasProfile} /> : <CreateProfile opened />)}
      {data?.hasProfile ? (
        <LinkButton as={Link} to="/intake/1" className={styles.later}>
          {texts('welcome.next')}
        </LinkButton>
      ) : (
        <p className={styles.later}>
          <Link to="/dashboard">{texts('welcome.later')}</Link>
        </p>
      )}
    </div>
  );
};
