import { expect, it } from 'vitest';
import { leaving } from './leaving';
import { merge } from './merge';

it('added answers are brought together one by one when two devices write', () => {
  const { answers, conflicts } = merge(
    { additional: { one: 'a', two: 'b' } },
    { additional: { one: 'mine', two: 'mine' } },
    { additional: { one: 'a', two: 'theirs', three: 'new' } },
  );
  expect(answers.additional).toEqual({ one: 'mine', two: 'mine', three: 'new' });
  expect(conflicts.additional).toEqual({ two: 'theirs' });
  const consented = { consentAnswers: true, consentSensitive: true, additional: answers.additional ?? {} };
  expect(leaving(consented, {}, conflicts).answers.additional).toEqual({ one: 'mine', three: 'new' });
  // Without that consent, what nobody knows the reader of stays on the device.
  expect(leaving({ ...consented, consentSensitive: false }, {}, {}).answers.additional).toBeUndefined();
});
