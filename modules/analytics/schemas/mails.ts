import { type Static, Type } from '@sinclair/typebox';
import { rhythms } from './values';

const closed = { additionalProperties: false } as const;
const Choice = Type.Union(['never' as const, ...rhythms].map((one) => Type.Literal(one)));

/** How often an admin gets the totals by mail. */
export const FigureMailView = Type.Object(
  { userId: Type.String({ format: 'uuid' }), name: Type.String(), rhythm: Choice },
  { ...closed, $id: 'FigureMail' },
);
export type FigureMailView = Static<typeof FigureMailView>;
export const FigureMails = Type.Array(FigureMailView);
export const FigureMailParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
export const FigureMailInput = Type.Object({ rhythm: Choice }, { ...closed, $id: 'FigureMailInput' });
export type FigureMailInput = Static<typeof FigureMailInput>;
