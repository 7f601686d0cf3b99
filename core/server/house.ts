import { type House, type HouseSettings, productName } from '../contract/house';
import type { Config } from './host';

/** What the house says of itself now. */
export type ReadHouse = () => House;

/** The house as the environment describes it. */
export const builtInHouse = ({ contactEmail }: Pick<Config, 'contactEmail'>): House => ({
  name: productName,
  contactEmail,
  phone: null,
  address: null,
  mark: null,
  accent: null,
  languages: ['en', 'de', 'es'],
  hiddenRoots: [],
});

/** The house with what staff changed of it. Before modules are there it is as the environment describes it. */
export const createHouse = (config: Pick<Config, 'contactEmail'>) => {
  const builtIn = builtInHouse(config);
  let settings: () => readonly HouseSettings[] = () => [];
  return {
    read: (): House => Object.assign({}, builtIn, ...settings().map((one) => one.read())),
    /** From here on what staff say is read. */
    use: (find: typeof settings): void => {
      settings = find;
    },
  };
};
