import { useTitle } from '#core/web';
import { ConsentPromise } from './consent-promise';
import { Hero } from './hero';
import { Phases } from './phases';
import { Planner } from './planner/planner';
import { Talk } from './talk';
import { texts } from './texts/texts';

/** `/client-journey`: how it goes, what keeps it safe, what it costs, and somebody to talk to. */
export const Journey = () => {
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
