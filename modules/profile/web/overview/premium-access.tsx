import { useState } from 'react';
import { Link } from '#core/web';
import { Button, Icon, LinkButton } from '#ui';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount, opensUniverseTwo } from '../../schemas/scores';
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
        Access Premium Experiences
      </LinkButton>
    );
  const steps: readonly [done: boolean, text: string][] = [
    [labors >= laborCount, `All twelve Labors (${labors} written)`],
    [hasProfile, 'Holistic profile'],
    [hasSynthesis, 'Synthesis of what you wrote'],
  ];
  const all = opensUniverseTwo({ labors, hasProfile, hasSynthesis });
  return (
    <>
      <Button aria-expanded={open} aria-controls="premium-steps" onClick={() => setOpen(!open)}>
        Access Premium Experiences
      </Button>
      <div id="premium-steps" className={styles.panel} hidden={!open}>
        <h3>{all ? 'Your part is done' : 'What remains until everything opens'}</h3>
        <ul>
          {steps.map(([done, text]) => (
            <li key={text}>
              <Icon name={done ? 'check' : 'clock'} size={20} />
              <span>
                {text}: {done ? 'done' : 'still open'}
              </span>
            </li>
          ))}
        </ul>
        <p className="quiet">Experiences are not part of this installation yet.</p>
      </div>
    </>
  );
};
