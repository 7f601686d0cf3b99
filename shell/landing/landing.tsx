import { useTitle } from '#core/web';
import { Hero } from './hero';
import { Labors } from './labors/labors';
import { Pathways } from './pathways';
import { Pillars } from './pillars';
import { Stages } from './stages/stages';
import { TryOne } from './try/try-one';
import { Voices } from './voices';

/** What a visitor meets first: what this is, the twelve questions, what it costs, what it stands on, and one question to try. */
export const Landing = () => {
  useTitle('Hedo');
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
