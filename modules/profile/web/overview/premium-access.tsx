import { useState } from 'react';
import { Link } from '#core/web';
import { Button, Icon, LinkButton } from '#ui';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount, opensUniverseTwo } from '../../schemas/scores';
import { texts } from './texts/texts';
import styles from './your-journey.module.css';

/** From a score of 70: the way to the premium stage, or what remains until all of it opens. */
export const PremiumAccess = ({
  journey,
  concierge,
}: {
  readonly journey: JourneyOverview;
  readonly concierge: boolean;
}) => {
  const [open, setOpen] = useState(false);
  const { labors, hasProfile, hasSynthesis } = journey;
  if (concierge)
    return (
      <LinkButton as={Link} to="/concierge">
        {texts('accessPremiumExperiences')}
      </LinkButton>
    );
  const steps: readonly [done: boolean, text: string][] = [
    [labors >= laborCount, texts('allTwelveLaborsWritten', { labors })],
    [hasProfile, texts('holisticProfile2')],
    [hasSynthesis, texts('synthesisOfWhatYou')],
  ];
  const all = opensUniverseTwo({ labors, hasProfile, hasSynthesis });
  return (
    <>
      <Button aria-expanded={open} aria-controls="premium-steps" onClick={() => setOpen(!open)}>
        {texts('accessPremiumExperiences')}
      </Button>
      <div id="premium-steps" className={styles.panel} hidden={!open}>
        <h3>{all ? texts('yourPartIsDone') : texts('whatRemainsUntilEverything')}</h3>
        <ul>
          {steps.map(([done, text]) => (
            <li key={text}>
              <Icon name={done ? 'check' : 'clock'} size={20} />
              <span>
                {text}: {done ? 'done' : texts('stillOpen')}
              </span>
            </li>
          ))}
        </ul>
        <p className="quiet">{texts('experiencesAreNotPart')}</p>
      </div>
    </>
  );
};
