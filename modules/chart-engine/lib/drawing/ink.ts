/** The light theme's colours on white paper, as files and printed pages take them. */
export const ink = {
  ground: '#ffffff',
  text: '#1d1d28',
  soft: '#50505d',
  faint: '#6a6a77',
  hair: '#848592',
  line: '#ddd8cf',
  red: '#b6322b',
  fill: '#e8d1a8',
  edge: '#81520a',
  tube: '#61626f',
  verdigris: '#157365',
} as const;
