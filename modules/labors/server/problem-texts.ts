import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about answers, drafts and recordings, in German and Spanish. */
export const laborProblemTexts: ProblemTexts = {
  'Please provide a response before saving': {
    de: 'Schreib etwas, bevor du speicherst.',
    es: 'Escribe algo antes de guardar.',
  },
  'Your client has not opened this to you. You can ask for it.': {
    de: 'Das ist nicht für dich freigegeben. Du kannst darum bitten.',
    es: 'Esto no está abierto para ti. Puedes pedirlo.',
  },
  'This is no recording. Send WAV, WebM, Ogg or MP4 with sound only.': {
    de: 'Das ist keine Aufnahme. Möglich sind WAV, WebM, Ogg oder MP4, nur mit Ton.',
    es: 'Esto no es una grabación. Envía WAV, WebM, Ogg o MP4, solo con sonido.',
  },
  'A recording can be 30 minutes long. Record the rest as a part of its own.': {
    de: 'Eine Aufnahme kann 30 Minuten lang sein. Nimm den Rest als eigenen Teil auf.',
    es: 'Una grabación puede durar 30 minutos. Graba el resto como una parte aparte.',
  },
  'This is not a recording of yours for this Labor.': {
    de: 'Das ist keine deiner Aufnahmen zu dieser Arbeit.',
    es: 'Esta no es una grabación tuya para este trabajo.',
  },
  'Spoken words belong to a recording: name it.': {
    de: 'Gesprochene Worte gehören zu einer Aufnahme. Gib an, zu welcher.',
    es: 'Las palabras habladas pertenecen a una grabación. Indica a cuál.',
  },
  'This Labor and its earlier versions keep {count} recordings already. Delete one of them, then save this one.': {
    de: 'Zu dieser Arbeit und ihren früheren Fassungen gibt es schon {count} Aufnahmen. Lösche eine davon, dann kannst du diese speichern.',
    es: 'Este trabajo y sus versiones anteriores ya tienen {count} grabaciones. Borra una y después guarda esta.',
  },
  'Leave this out when nothing was heard.': {
    de: 'Lass das weg, wenn nichts zu hören war.',
    es: 'Déjalo fuera si no se oyó nada.',
  },
  'This recording is the whole answer. Delete the answer, or write its words down first.': {
    de: 'Diese Aufnahme ist die ganze Antwort. Lösche die Antwort, oder schreib vorher auf, was du gesagt hast.',
    es: 'Esta grabación es toda la respuesta. Borra la respuesta, o escribe antes lo que dijiste.',
  },
  'Ask for one range of bytes within the file.': {
    de: 'Dieser Teil der Aufnahme lässt sich nicht abspielen.',
    es: 'Esta parte de la grabación no se puede reproducir.',
  },
  'Labor {number} has another name.': {
    de: 'Arbeit {number} heißt anders. Lade die Seite neu.',
    es: 'El trabajo {number} tiene otro nombre. Vuelve a cargar la página.',
  },
  'This answer was not deleted.': { de: 'Diese Antwort ist nicht gelöscht.', es: 'Esta respuesta no está borrada.' },
  'There are twelve Labors.': { de: 'Es gibt zwölf Arbeiten.', es: 'Hay doce trabajos.' },
  'You wrote on in another window. Compare both texts and save again.': {
    de: 'Du hast in einem anderen Fenster weitergeschrieben. Vergleiche beide Texte und speichere noch einmal.',
    es: 'Has seguido escribiendo en otra ventana. Compara los dos textos y guarda de nuevo.',
  },
  'Send a recording.': { de: 'Schick eine Aufnahme.', es: 'Envía una grabación.' },
};
