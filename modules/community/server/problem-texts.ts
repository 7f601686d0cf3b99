import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about pods, posts and blocks, in German and Spanish. */
export const communityProblemTexts: ProblemTexts = {
  'This pod has ended, so nobody can join it.': {
    de: 'Diese Gruppe ist beendet, deshalb kann ihr niemand mehr beitreten.',
    es: 'Este grupo ha terminado, así que nadie puede unirse.',
  },
  'This pod takes nobody in at present.': {
    de: 'Diese Gruppe nimmt gerade niemanden auf.',
    es: 'Este grupo no admite a nadie por ahora.',
  },
  'Every seat of this pod is taken.': {
    de: 'In dieser Gruppe sind alle Plätze vergeben.',
    es: 'Todas las plazas de este grupo están ocupadas.',
  },
  'The guide of this pod answered that there is no place for you here.': {
    de: 'Die Leitung dieser Gruppe hat geantwortet, dass hier kein Platz für dich ist.',
    es: 'Quien guía este grupo respondió que aquí no hay plaza para ti.',
  },
  'The guide leaves by themselves; nobody takes them out.': {
    de: 'Die Leitung kann nur selbst austreten; niemand kann sie entfernen.',
    es: 'Quien guía el grupo solo puede salir por su cuenta; nadie puede quitarle.',
  },
  'This was deleted more than {minutes} minutes ago.': {
    de: 'Das wurde vor mehr als {minutes} Minuten gelöscht.',
    es: 'Esto se borró hace más de {minutes} minutos.',
  },
  'This discussion was closed, so nothing can be added to it.': {
    de: 'Diese Diskussion ist geschlossen. Es kann nichts mehr hinzukommen.',
    es: 'Este debate está cerrado, así que no se puede añadir nada.',
  },
  'You cannot block yourself.': { de: 'Dich selbst kannst du nicht blockieren.', es: 'No puedes bloquearte a ti.' },
  'Only a report whose words stayed can be opened again.': {
    de: 'Nur eine Meldung, deren Worte geblieben sind, lässt sich wieder öffnen.',
    es: 'Solo se puede reabrir un aviso cuyas palabras se dejaron.',
  },
  'There is no such person.': { de: 'Diese Person gibt es hier nicht.', es: 'Esta persona no existe aquí.' },
};
