import { Type } from '@sinclair/typebox';
import { BirthMomentQuery, BirthMomentView } from './client';
import { PlaceQuery, PlaceView } from './place';

export const searchPlaces = { query: PlaceQuery, reply: Type.Array(PlaceView) } as const;
export const getBirthMoment = { query: BirthMomentQuery, reply: BirthMomentView } as const;
