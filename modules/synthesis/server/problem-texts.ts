import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about readings, in German and Spanish. */
export const synthesisProblemTexts: ProblemTexts = {
  'The synthesis needs your holistic profile and 1 more Labor first.': {
    de: 'Für die Deutung fehlen noch dein Profil und eine weitere Arbeit.',
    es: 'Para la lectura faltan todavía tu perfil y un trabajo más.',
  },
  'The synthesis needs your holistic profile and {count} more Labors first.': {
    de: 'Für die Deutung fehlen noch dein Profil und {count} weitere Arbeiten.',
    es: 'Para la lectura faltan todavía tu perfil y {count} trabajos más.',
  },
  'The synthesis needs your holistic profile first.': {
    de: 'Für die Deutung fehlt noch dein Profil.',
    es: 'Para la lectura falta todavía tu perfil.',
  },
  'The synthesis needs 1 more Labor first.': {
    de: 'Für die Deutung fehlt noch eine weitere Arbeit.',
    es: 'Para la lectura falta todavía un trabajo más.',
  },
  'The synthesis needs {count} more Labors first.': {
    de: 'Für die Deutung fehlen noch {count} weitere Arbeiten.',
    es: 'Para la lectura faltan todavía {count} trabajos más.',
  },
  'This Labor has no answer that could go in.': {
    de: 'Zu dieser Arbeit gibt es keine Antwort, die in die Deutung eingehen könnte.',
    es: 'Este trabajo no tiene ninguna respuesta que pueda entrar en la lectura.',
  },
  'A reading needs at least {count} Labors. Leave fewer out.': {
    de: 'Eine Deutung braucht mindestens {count} Arbeiten. Lass weniger weg.',
    es: 'Una lectura necesita al menos {count} trabajos. Deja fuera menos.',
  },
  'This provider is not the one in use. Reload the page and choose again.': {
    de: 'Dieser Anbieter ist nicht mehr der aktuelle. Lade die Seite neu und wähle noch einmal.',
    es: 'Este proveedor no es el que se usa ahora. Vuelve a cargar la página y elige otra vez.',
  },
  'This version has no such part.': {
    de: 'In dieser Fassung gibt es diesen Teil nicht.',
    es: 'Esta versión no tiene esa parte.',
  },
  'Agree, say that it is not you, or write a note.': {
    de: 'Stimm zu, sag, dass du es nicht bist, oder schreib eine Notiz.',
    es: 'Di que sí, di que no eres tú o escribe una nota.',
  },
};
