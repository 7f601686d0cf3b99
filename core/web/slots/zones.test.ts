import { expect, it } from 'vitest';
import { findZone } from './zones';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin ', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['Europe/Berl', null],
  ['Berlin', null],
  ['', null],
])('%j typed in full names the zone %j', (typed, zone) => expect(findZone(typed)).toBe(zone));
