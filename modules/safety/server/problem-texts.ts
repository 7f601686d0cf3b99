import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about wishes to be contacted, in German and Spanish. */
export const safetyProblemTexts: ProblemTexts = {
  'This request is closed or was taken back. Reload the list.': {
    de: 'Diese Anfrage ist abgeschlossen oder wurde zurückgenommen. Lade die Liste neu.',
    es: 'Esta solicitud está cerrada o fue retirada. Vuelve a cargar la lista.',
  },
  'Nobody has taken this request on yet. Take it on first.': {
    de: 'Diese Anfrage hat noch niemand übernommen. Übernimm sie zuerst.',
    es: 'Nadie se ha hecho cargo de esta solicitud todavía. Hazte cargo de ella primero.',
  },
  'Note what was done before you close this request.': {
    de: 'Notiere, was getan wurde, bevor du die Anfrage abschließt.',
    es: 'Anota lo que se hizo antes de cerrar esta solicitud.',
  },
  'Write a country as two capital letters, such as DE.': {
    de: 'Schreib ein Land mit zwei Großbuchstaben, zum Beispiel DE.',
    es: 'Escribe el país con dos mayúsculas, por ejemplo ES.',
  },
};
