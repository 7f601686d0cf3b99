import type { PractitionerView } from '../../schemas/practitioner';
import type { Practitioner } from '../models/practitioner';

/** Public fields of a practitioner; an approach that was not given reads 'Holistic'. */
export const toPractitionerView = (one: Practitioner): PractitionerView => ({
  id: one.id,
  name: one.name,
  specializations: one.specializations,
  approach: one.approach ?? 'Holistic',
  experience: one.experience,
  languages: one.languages,
  availability: one.availability,
});
