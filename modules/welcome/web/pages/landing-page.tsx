import { getHouse, useTitle } from '#core/web';
import { Hero } from '../parts/landing/hero';
import { Labors } from '../parts/landing/labors/labors';
import { Pathways } from '../parts/landing/pathways';
import { Pillars } from '../parts/landing/pillars';
import { Stages } from '../parts/landing/stages/stages';
import { TryOne } from '../parts/landing/try/try-one';
import { Voices } from '../parts/landing/voices';

/** What a visitor meets first: what this is, the twelve questions, what it costs, what it stands on, and one question to try. */
export const LandingPage = () => {
  useTitle(getHouse().name);
  return (
    <>
      <Hero />
      <Labors />
      <Stages />
      <Pillars />
      <Pathways />
      <Voices />
      <TryOne />
    </>
  );
};
