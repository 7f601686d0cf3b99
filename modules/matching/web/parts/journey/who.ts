import { parseSampleName } from '../../../lib/sample-name';
import type { MatchView } from '../../../schemas/match';
import { texts } from '../../texts/texts';

/** Name of a match's practitioner without the mark of samples, and whether it is one. */
export const whoIs = ({ practitioner, practitionerId }: MatchView): ReturnType<typeof parseSampleName> =>
  practitioner
    ? parseSampleName(practitioner.name)
    : { name: texts('practitioner', { id: practitionerId.slice(0, 8) }), sample: false };

/** The same as an avatar wants it. */
export const personOf = (name: string): { readonly firstName: string; readonly lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '' };
};
