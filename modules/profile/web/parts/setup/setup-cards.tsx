import { useState } from 'react';
import { useApi, useSession, useSlotSizing } from '#core/web';
import { getJourney } from '../../../schemas/endpoints';
import { CreateProfile } from './create-profile';
import { GenerateProfile } from './generate-profile';
import styles from './setup.module.css';

/** What a client still has to set up, one card at a time: birth data first, then the profile. Nothing once both are there. */
export const SetupCards = () => {
  const client = useSession((session) => session.user?.role === 'client');
  const journey = useApi(getJourney, client ? {} : null);
  // Whether there is a card at all is known with the journey.
  useSlotSizing(journey.loading);
  // The card that leads to the finished profile stays until the page is left.
  const [generated, setGenerated] = useState(false);
  if (!client || !journey.data) return null;
  const { hasClient, hasProfile } = journey.data;
  if (hasClient && hasProfile && !generated) return null;
  return (
    <div className={styles.place}>
      {hasClient ? <GenerateProfile done={hasProfile} onGenerated={() => setGenerated(true)} /> : <CreateProfile />}
    </div>
  );
};
