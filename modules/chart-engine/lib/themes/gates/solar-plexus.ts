import { type Theme, theme } from '../theme';

/** Gates of the Solar plexus. */
export const solarPlexusGates: Readonly<Record<number, Theme>> = {
  6: theme(
    'argu*, conflict*, quarrel*, fight, fought, peace, distance, distant, boundar*, closeness, intima*, let in, keep out, friction',
    [3, 'Coming close and keeping a distance is its subject.'],
    [9, 'Where people meet, there is friction too.'],
  ),
  22: theme(
    'charm*, polite*, grace*, listen*, mood*, music, beautiful, beauty, manners, social*, party, parties, open-hearted, moody',
    [4, 'A mood that was not welcome is asked about here.'],
    [9, 'In company one notices whether one is in the mood for it.'],
  ),
  30: theme(
    'desire*, long for, longed, longing*, yearn*, wish*, wanted so much, want so much, passion*, burn*, dream of, dreamed of, hunger*, crav*',
    [3, 'Longing is mostly for somebody.'],
    [4, 'Some wishes are kept out of sight.'],
  ),
  36: theme(
    'crisis, crises, nervous*, first time, panic*, turmoil, inexperienc*, never done, excit*, storm*, fell apart, falling apart, overwhelm*, upheaval',
    [4, 'Feelings that came too strong are at home here.'],
    [10, 'A crisis is often an ending that was not seen.'],
  ),
  37: theme(
    'family, families, friend*, table, dinner*, meal*, brother*, sister*, mother, father, neighbour*, neighbor*, loyal*, together, belong*',
    [1, 'The table at which you grew up is part of your beginning.'],
    [9, 'Where you belong is the question of this Labor.'],
  ),
  49: theme(
    'principle*, reject*, refus*, divorc*, broke up, break up, leave, left him, left her, unfair, justice, fair, revolution*, betray*, terms',
    [3, 'On which terms one stays is asked of every bond.'],
    [7, 'Fair and unfair are questions of power.'],
  ),
  55: theme(
    'mood*, melanchol*, sad, sadness, grief, joy, happy, happiness, empty, emptiness, abundan*, hopeless, ups and downs, music, tears',
    [4, 'Moods without a cause are feelings like others.'],
    [8, 'Plenty and emptiness are known to everybody who prays.'],
  ),
};
