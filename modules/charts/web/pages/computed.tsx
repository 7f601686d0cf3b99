import { Link, useApi, useTitle } from '#core/web';
import type { ClientView, HolisticProfileView } from '#modules/profile/public';
import { getClient, getProfile } from '#modules/profile/public';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { Activations } from '../parts/computed/activations';
import { ConventionRules } from '../parts/computed/chakras';
import { Design } from '../parts/computed/design';
import { Inputs } from '../parts/computed/inputs';
import { NumberRules } from '../parts/computed/numbers';
import { SkyRules } from '../parts/computed/sky';
import { Spheres } from '../parts/computed/spheres';
import { texts } from '../parts/computed/texts/texts';
import { useNamedPart } from '../parts/detailed/use-named-part';
import styles from './computed.module.css';

const Parts = ({ chart, client }: { readonly chart: HolisticProfileView['chart']; readonly client: ClientView }) => (
  <>
    <Inputs chart={chart} client={client} />
    <Activations chart={chart} />
    <Design chart={chart} />
    <Spheres chart={chart} />
    <SkyRules chart={chart} client={client} />
    <NumberRules chart={chart} client={client} />
    <ConventionRules chart={chart} />
  </>
);

/** How every value of the own chart was computed. */
export const ComputedPage = () => {
  useTitle(texts('title'));
  const profile = useApi(getProfile);
  const client = useApi(getClient);
  useNamedPart(Boolean(profile.data && client.data));
  const error = profile.error ?? client.error;
  const waiting = profile.data === undefined || client.data === undefined;
  return (
    <div className={styles.page}>
      <h1>{texts('title')}</h1>
      <p className={styles.intro}>{texts('intro')}</p>
      {waiting && error && (
        <Alert
          tone="error"
          action={
            <Button onClick={() => void Promise.all([profile.reload(), client.reload()])}>{texts('tryAgain')}</Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {waiting && !error && <Skeleton lines={12} label={texts('loading')} />}
      {!waiting && !(profile.data && client.data) && (
        <>
          <p className={styles.none}>{texts('noChart')}</p>
          <LinkButton as={Link} to="/profile">
            {texts('begin')}
          </LinkButton>
        </>
      )}
      {profile.data && client.data && (
        <>
          <p>
            <Link to="/profile/detailed">{texts('toChart')}</Link>
          </p>
          <Parts chart={profile.data.chart} client={client.data} />
        </>
      )}
    </div>
  );
};
