import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about the chart, in German and Spanish. */
export const chartProblemTexts: ProblemTexts = {
  'Your chart was computed anew. Please look at it again and answer then.': {
    de: 'Dein Chart wurde neu berechnet. Sieh es dir noch einmal an und antworte dann.',
    es: 'Tu carta se ha calculado de nuevo. Vuelve a mirarla y responde después.',
  },
  'Name a centre, a channel or a gate, such as gate-34.': {
    de: 'Nenne ein Zentrum, einen Kanal oder ein Tor, zum Beispiel gate-34.',
    es: 'Indica un centro, un canal o una puerta, por ejemplo gate-34.',
  },
  'The instant must be written like 2026-03-29T10:00:00Z.': {
    de: 'Gib den Zeitpunkt in der Form 2026-03-29T10:00:00Z an.',
    es: 'Escribe el momento con la forma 2026-03-29T10:00:00Z.',
  },
};
