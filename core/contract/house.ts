import type { HouseMark, ProductLanguage } from './page';
import { defineCollectingPort, definePort } from './public';

/** How the product calls itself in all built-in words. The operator may give it another name. */
export const productName = 'Hedo';

/** What the operator says of themselves. */
export interface House {
  readonly name: string;
  /** Where people reach the team by mail. */
  readonly contactEmail: string;
  /** Null where the house names none. */
  readonly phone: string | null;
  /** Postal address, line by line. */
  readonly address: string | null;
  readonly mark: HouseMark | null;
  /** Hex colours of the accent on paper and by night; null for the built-in one. */
  readonly accent: { readonly light: string; readonly dark: string } | null;
  /** Languages that are offered; English always is. */
  readonly languages: readonly ProductLanguage[];
  /** Roots of pages that are switched off. */
  readonly hiddenRoots: readonly string[];
}

/** Filled by the module in which staff edit this; from memory, since every page reads it. What is absent is as the host has it. */
export interface HouseSettings {
  read(): Partial<House>;
}
export const houseSettings = defineCollectingPort<HouseSettings>('core.house');

/** Built-in words with the name of the house in the place of the product's. Never for words of people. */
export const nameHouse = (text: string, name: string): string =>
  name === productName ? text : text.replaceAll(/(?<![\p{L}\p{N}])Hedo(?![\p{L}\p{N}])/gu, () => name);

/** A page that a visitor may reach and that can be switched off. */
export interface SwitchablePage {
  readonly route: string;
  readonly label: string;
}
/** What the host knows of the product's pages. */
export interface HousePages {
  listSwitchable(): readonly SwitchablePage[];
}
export const housePages = definePort<HousePages>('core.pages');
