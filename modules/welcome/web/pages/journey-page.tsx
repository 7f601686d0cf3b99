import { useTitle } from '#core/web';
import { ConsentPromise } from '../parts/journey/consent-promise';
import { Hero } from '../parts/journey/hero';
import { Phases } from '../parts/journey/phases';
import { Planner } from '../parts/journey/planner/planner';
import { Talk } from '../parts/journey/talk';
import { texts } from '../parts/journey/texts/texts';

/** `/client-journey`: how it goes, what keeps it safe, what it costs, and somebody to talk to. */
export const JourneyPage = () => {
  useTitle(texts('title'));
  return (
    <>
      <Hero />
      <Phases />
      <ConsentPromise />
      <Planner />
      <Talk />
    </>
  );
};
