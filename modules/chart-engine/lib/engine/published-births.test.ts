import { describe, expect, it } from 'vitest';
import { openPlaces, resolveLocalTime } from '#modules/geo/public-server';
import { vectors } from './testing/vectors';

const places = openPlaces();

describe('a published birth', () => {
  it.each(vectors)('is found at its place: $id', ({ input }) => {
    const result = places.resolveText(input.birthPlace);
    if (result.kind !== 'one') throw new Error(`${input.birthPlace}: ${result.kind}`);
    const { latitude, longitude, zone } = result.place;
    const east = (longitude - input.lon) * Math.cos((input.lat * Math.PI) / 180);
    expect(Math.hypot(latitude - input.lat, east) * 111.2).toBeLessThan(3);
    expect(zone).toBe(input.tz);
  });

  it.each(vectors)('has the instant that its clock stands for: $id', ({ input, expected }) => {
    expect(resolveLocalTime({ date: input.birthDate, time: input.birthTime, zone: input.tz })).toMatchObject({
      utc: expected.utc,
      offsetSeconds: expected.utcOffsetSeconds,
      status: expected.localTimeStatus,
    });
  });
});
