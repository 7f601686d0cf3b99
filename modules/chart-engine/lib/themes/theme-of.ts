import { centreThemes } from './centres';
import { gateThemes } from './gates';
import type { Look } from './look';
import type { Theme, ThemeLink } from './theme';

const ofGate = (gate: number): Theme => {
  const theme = gateThemes[gate];
  if (!theme) throw new RangeError(`There is no gate ${gate}`);
  return theme;
};

/** The nearest links of several themes before their further ones, and to each Labor the first only. */
const joined = (themes: readonly Theme[]): ThemeLink[] => {
  const ranks = Math.max(...themes.map(({ links }) => links.length));
  const links = Array.from({ length: ranks }, (_, rank) => themes.flatMap((theme) => theme.links[rank] ?? [])).flat();
  return links.filter(({ labor }, index) => links.findIndex((link) => link.labor === labor) === index);
};

/** What a part of the bodygraph is about; of a channel, what its two gates are. */
export const themeOf = (look: Look): Theme => {
  if (look.kind === 'center') return centreThemes[look.center];
  if (look.kind === 'gate') return ofGate(look.gate);
  const themes = look.channel.split('-').map((gate) => ofGate(Number(gate)));
  return {
    words: [...new Set(themes.flatMap(({ words }) => words))],
    links: joined(themes),
  };
};
