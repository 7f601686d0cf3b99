import type { PractitionerView } from '../../schemas/practitioner';

/** Ids of the persons and things below. */
export const ids = {
  client: '00000000-0000-4000-8000-00000000c11e',
  ana: '00000000-0000-4000-8000-0000000000a1',
  tomas: '00000000-0000-4000-8000-0000000000b1',
  consent: '00000000-0000-4000-8000-0000000000c1',
  request: '00000000-0000-4000-8000-0000000000d1',
} as const;

/** What everybody signed in may know of a practitioner. */
export const aPractitionerView = (id: string, name: string): PractitionerView => ({
  id,
  name,
  specializations: ['Dreams'],
  approach: 'Jungian analyst',
  experience: 22,
  languages: ['English'],
  availability: 'open',
});

/** Ana, who works with dreams. */
export const ana = aPractitionerView(ids.ana, 'Ana Reyes');
