import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals that clients meet, in German and Spanish. */
export const retreatProblemTexts: ProblemTexts = {
  'The last places were taken a moment ago. You can join the waitlist of this retreat.': {
    de: 'Die letzten Plätze sind gerade vergeben worden. Du kannst dich auf die Warteliste dieses Retreats setzen lassen.',
    es: 'Las últimas plazas se acaban de ocupar. Puedes apuntarte a la lista de espera de este retiro.',
  },
  'The last place in this room was taken a moment ago. Choose another room.': {
    de: 'Der letzte Platz in diesem Zimmer ist gerade vergeben worden. Wähle ein anderes Zimmer.',
    es: 'La última plaza de esta habitación se acaba de ocupar. Elige otra habitación.',
  },
  'There are places left. Ask for them instead of waiting.': {
    de: 'Es sind noch Plätze frei. Frag sie an, statt zu warten.',
    es: 'Quedan plazas. Pídelas en lugar de esperar.',
  },
  'This retreat has {places} places in all.': {
    de: 'Dieses Retreat hat insgesamt {places} Plätze.',
    es: 'Este retiro tiene {places} plazas en total.',
  },
  'This date cannot be booked any more. Choose another one.': {
    de: 'Dieser Termin kann nicht mehr gebucht werden. Wähle einen anderen.',
    es: 'Esta fecha ya no se puede reservar. Elige otra.',
  },
  'Retreats open once your twelve Labors, your profile and your reading are there. Your way shows what is missing.': {
    de: 'Retreats stehen dir offen, sobald deine zwölf Arbeiten, dein Profil und deine Deutung da sind. Unter „Dein Weg“ siehst du, was fehlt.',
    es: 'Los retiros se abren cuando estén tus doce trabajos, tu perfil y tu lectura. En tu camino ves lo que falta.',
  },
  'You have a place on this date already.': {
    de: 'Du hast auf diesem Termin schon einen Platz.',
    es: 'Ya tienes una plaza en esta fecha.',
  },
  'Allow us to pass this on to those who lead the retreat, or remove it.': {
    de: 'Erlaube uns, das an die Leitung des Retreats weiterzugeben, oder nimm es heraus.',
    es: 'Permítenos pasar esto a quienes dirigen el retiro, o quítalo.',
  },
  'The price has changed since you opened this page. Look at it again before you book.': {
    de: 'Der Preis hat sich geändert, seit du die Seite geöffnet hast. Sieh ihn dir noch einmal an, bevor du buchst.',
    es: 'El precio ha cambiado desde que abriste esta página. Míralo de nuevo antes de reservar.',
  },
  'Answer this question.': { de: 'Beantworte diese Frage.', es: 'Responde a esta pregunta.' },
  'Choose one of the answers.': { de: 'Wähle eine der Antworten.', es: 'Elige una de las respuestas.' },
  'Answer with yes or no.': { de: 'Antworte mit Ja oder Nein.', es: 'Responde sí o no.' },
  'This place is cancelled already.': { de: 'Dieser Platz ist schon abgesagt.', es: 'Esta plaza ya está cancelada.' },
  'The retreat has begun. Write to us.': {
    de: 'Das Retreat hat schon begonnen. Schreib uns.',
    es: 'El retiro ya ha empezado. Escríbenos.',
  },
  'This paper was accepted. Nothing more is needed.': {
    de: 'Dieses Dokument wurde angenommen. Mehr ist nicht nötig.',
    es: 'Este documento ya se aceptó. No hace falta nada más.',
  },
};
