import { type PublicPage, toAnswer } from '#core/contract/public-page';
import * as api from '../schemas/endpoints';
import type { OperatorLine } from '../schemas/help-lines';
import { toHelpLanguage } from '../schemas/values';
import { listHelpLines } from './queries/help-lines';

const heads = {
  en: {
    title: 'Need help now?',
    description: 'Help lines by country and by what it is about, open to everybody. Talk to a person now.',
  },
  de: {
    title: 'Brauchst du jetzt Hilfe?',
    description: 'Hilfetelefone nach Land und Anlass, für alle offen. Sprich jetzt mit einem Menschen.',
  },
  es: {
    title: '¿Necesitas ayuda ahora?',
    description: 'Teléfonos de ayuda por país y por motivo, abiertos a todo el mundo. Habla ahora con una persona.',
  },
} as const;

/** The page at `/help-now`, whole without JavaScript: countries and kinds are plain links and one plain form. */
export const helpPage = (operator: () => readonly OperatorLine[]): PublicPage => ({
  path: '/help-now',
  load: async ({ language: shown }) => {
    const language = toHelpLanguage(shown);
    return {
      head: { ...heads[language], canonical: '/help-now', kind: 'website' },
      answers: toAnswer(api.listHelpLines, { query: { language } }, listHelpLines(operator(), language)),
    };
  },
  addresses: async () => [{ path: '/help-now', changed: null }],
});
