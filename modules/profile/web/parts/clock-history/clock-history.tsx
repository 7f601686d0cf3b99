import { Link } from '#core/web';
import type { BirthMoment } from '../../../schemas/client';
import { texts } from './texts/texts';

/** Says where the clocks of another town stand in for those of the place of birth, and where the person chose instead. */
export const ClockHistory = ({ moment: { town, status } }: { readonly moment: BirthMoment }) => {
  if (town === null) return null;
  if (status === 'chosen') return <small>{texts('chosen', { town })}</small>;
  return (
    <small>
      {texts('uncertain', { town })} <Link to="/profile?edit=birth">{texts('choose')}</Link>
    </small>
  );
};
