import { type House, houseSettings } from '#core/contract/house';
import type { Core } from '#core/contract/server';

/** Name and accent of the house, as mails have them. */
export const readHouse = (core: Core): Pick<House, 'name' | 'accent'> => ({
  name: core.config.houseName,
  accent:
    core
      .ports(houseSettings)
      .find((one) => one.read().accent)
      ?.read().accent ?? null,
});
