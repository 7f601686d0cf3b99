import { Type } from '@sinclair/typebox';
import { PlaceView } from '#modules/geo/public-server';
import { BirthMomentQuery, BirthMomentView, ClientInput, ClientView, HolisticProfileInput } from './client';
import { EnneagramInput, EnneagramView } from './enneagram';
import { HolisticProfileView, ProfileVersions, VersionsQuery } from './holistic-profile';
import { JourneyOverview } from './overview';
import { ProfileVersionView } from './version';

const strict = { additionalProperties: false } as const;
const Uuid = Type.String({ format: 'uuid' });
const Id = Type.Object({ id: Uuid }, strict);
/** A birth place whose text names several. */
const placeAmbiguous = { status: 422, members: Type.Object({ candidates: Type.Array(PlaceView) }) } as const;

export const getBirthMoment = { query: BirthMomentQuery, reply: BirthMomentView } as const;

export const getClient = { reply: Type.Union([ClientView, Type.Null()]) } as const;
export const createClient = {
  body: ClientInput,
  reply: ClientView,
  errors: { 'client-exists': 409, 'place-ambiguous': placeAmbiguous },
} as const;
export const changeClient = {
  body: ClientInput,
  reply: ClientView,
  ifMatch: 'required',
  errors: { 'place-ambiguous': placeAmbiguous },
} as const;

export const getProfile = { reply: Type.Union([HolisticProfileView, Type.Null()]) } as const;
export const generateProfile = {
  body: HolisticProfileInput,
  reply: HolisticProfileView,
  errors: { 'no-birth-data': 409, 'birth-data-differs': 409, 'place-ambiguous': placeAmbiguous },
} as const;
export const listVersions = { query: VersionsQuery, reply: ProfileVersions } as const;
export const getVersion = { params: Id, reply: ProfileVersionView } as const;
export const getJourney = { reply: JourneyOverview } as const;

export const getEnneagram = { reply: Type.Union([EnneagramView, Type.Null()]) } as const;
export const saveEnneagram = {
  body: EnneagramInput,
  reply: Type.Union([EnneagramView, Type.Null()]),
  ifMatch: 'optional',
} as const;
export const deleteEnneagram = {} as const;
