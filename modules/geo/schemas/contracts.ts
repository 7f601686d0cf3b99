import { Type } from '@sinclair/typebox';
import { PlaceQuery, PlaceView } from './place';

export const searchPlaces = { query: PlaceQuery, reply: Type.Array(PlaceView) } as const;
