import { expect, it } from 'vitest';
import { aProfile } from '../../../../testing/requests';
import { channelsOf } from './channels';
import { readProfile } from './read-profile';

it('reads a profile with everything in it', () => {
  expect(readProfile(JSON.stringify(aProfile))).toMatchObject({
    personal: { name: 'Mara Castellan', birthTime: '12:40' },
    gates: aProfile.humanDesign.gates,
    astrology: { sun: 'Aries', rising: null },
    focus: aProfile.hedoRecommendations.keyFocus,
    protocol: [{ labor: 3, reason: 'They wrote: I keep the peace at home.' }],
  });
});

it('shows what is there of one with gaps, and a synthesis that is no text as its parts', () => {
  const read = readProfile(
    JSON.stringify({
      synthesis: { theme: 'water' },
      humanDesign: { gates: 'none' },
      hedoRecommendations: { recommended12Labors: 'Labors 1 and 4' },
    }),
  );
  expect(read).toMatchObject({ gates: [], approach: null, protocol: [{ labor: null, reason: 'Labors 1 and 4' }] });
  expect(read?.synthesis).toContain('"theme": "water"');
});

it.each(['', '{', 'null', '[]', '"text"', '12'])('cannot read %j', (stored) => {
  expect(readProfile(stored)).toBeNull();
});

it('names a channel only when both of its gates are there', () => {
  expect(channelsOf([6, 59, 1, 64])).toEqual([[6, 59]]);
});
