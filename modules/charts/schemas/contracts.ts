import { Fit, FitInput, FitParams, Fits } from './fits';
import { PassageQuery, PassagesView } from './passages';
import { ReturnsQuery, ReturnsView, SkyQuery, TransitsView } from './sky';

export const getTransits = { query: SkyQuery, reply: TransitsView } as const;
export const getReturns = { query: ReturnsQuery, reply: ReturnsView } as const;
export const listPassages = { query: PassageQuery, reply: PassagesView } as const;

export const listFits = { reply: Fits } as const;
export const saveFit = { params: FitParams, body: FitInput, reply: Fit, errors: { 'chart-changed': 409 } } as const;
export const deleteFit = { params: FitParams } as const;
