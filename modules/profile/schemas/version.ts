import { type Static, Type } from '@sinclair/typebox';
import { HolisticProfileView } from './holistic-profile';

const strict = { additionalProperties: false } as const;
const Open = Type.Union([Type.String(), Type.Null()]);

/** The birth that one version of a chart was computed from. */
export const VersionBirth = Type.Object(
  {
    /** Civil date and wall-clock time at the place; the time is null where it is unknown. */
    date: Type.String(),
    time: Open,
    /** Between which readings an unknown time lies; null for a known one and for a whole day. */
    window: Type.Union([Type.Object({ from: Type.String(), to: Type.String() }, strict), Type.Null()]),
    /** Null for a version made before places were kept with it. */
    place: Open,
    /** IANA zone. */
    zone: Open,
    nameAtBirth: Open,
  },
  { ...strict, $id: 'VersionBirth' },
);
export type VersionBirth = Static<typeof VersionBirth>;

/** One version of a chart with its birth; null where an old version of an unknown time kept none. */
export const ProfileVersionView = Type.Object(
  { profile: HolisticProfileView, birth: Type.Union([VersionBirth, Type.Null()]) },
  { ...strict, $id: 'ProfileVersionView' },
);
export type ProfileVersionView = Static<typeof ProfileVersionView>;
