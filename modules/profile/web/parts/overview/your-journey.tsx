import { getPageData, Link, Slot } from '#core/web';
import { LinkButton, Skeleton } from '#ui';
import { chartActions, profileActions } from '../../../public';
import type { JourneyOverview } from '../../../schemas/overview';
import { texts } from './texts/texts';
import styles from './your-journey.module.css';

const has = (module: string): boolean => getPageData().modules.some(({ id }) => id === module);

/** Where the journey goes on: the chart, the next Labor, the synthesis, and premium experiences from a score of 70. */
export const YourJourney = ({ journey }: { readonly journey: JourneyOverview }) => {
  const { hasProfile, nextLabor, hasSynthesis, premium } = journey;
  return (
    <section aria-labelledby="your-journey">
      <h2 id="your-journey">{texts('yourJourney')}</h2>
      <div className={styles.ways}>
        <LinkButton as={Link} to="/profile/detailed" variant="plain">
          {texts('viewFullTransformationProfile')}
        </LinkButton>
        {hasProfile && <Slot of={chartActions} with={{}} waiting={<Skeleton height={48} />} />}
        <LinkButton
          as={Link}
          to={nextLabor ? `/intake/${nextLabor}` : '/intake'}
          variant={hasProfile ? 'loud' : 'plain'}
        >
          {texts('continue12LaborsJourney')}
        </LinkButton>
        <Slot
          of={profileActions}
          with={{}}
          fallback={
            has('synthesis') && (
              <LinkButton as={Link} to="/synthesis">
                {hasSynthesis ? texts('viewAiSynthesisReport') : texts('generateAiSynthesis')}
              </LinkButton>
            )
          }
        />
        {premium && has('journey') && (
          <LinkButton as={Link} to="/journey/universe-2-intro">
            {texts('accessPremiumExperiences')}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
