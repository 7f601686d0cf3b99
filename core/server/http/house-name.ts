import type Koa from 'koa';
import { productName } from '../../contract/house';
import type { ReadHouse } from '../house';

/** Lets small pages of the server say whose they are. */
export const nameHouseOf =
  (house: ReadHouse): Koa.Middleware =>
  (ctx, next) => {
    ctx.state.house = house;
    return next();
  };

/** Read when it is needed: most answers do not name the house. */
export const getHouseName = ({ state }: { readonly state: { readonly house?: ReadHouse } }): string =>
  state.house?.().name ?? productName;
