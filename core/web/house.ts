import { productName } from '#core/contract/house';
import type { PageHouse } from '#core/contract/page';
import { getPageData } from './page-data';

const builtIn: PageHouse = {
  name: productName,
  phone: null,
  address: null,
  mark: null,
  languages: ['en', 'de', 'es'],
};

/** What the house says of itself: its name, how to reach it, its mark, the languages that it offers. */
export const getHouse = (): PageHouse => getPageData().house ?? builtIn;
