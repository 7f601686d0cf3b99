import type { ProblemTexts } from '../../contract/problem-texts';

/** Refusals of the host that people see, in German and Spanish. What only programs see stays English. */
export const hostProblemTexts: ProblemTexts = {
  'Please sign in to continue.': {
    de: 'Bitte melde dich an, um weiterzumachen.',
    es: 'Inicia sesión para continuar.',
  },
  'Your account may not do this.': {
    de: 'Mit deinem Konto ist das nicht möglich.',
    es: 'Tu cuenta no tiene permiso para hacer esto.',
  },
  'This is not allowed.': { de: 'Das ist nicht erlaubt.', es: 'Esto no está permitido.' },
  'There is no such {noun}.': { de: 'Das gibt es hier nicht.', es: 'Esto no existe aquí.' },
  'This part of the product is switched off.': {
    de: 'Dieser Teil ist abgeschaltet.',
    es: 'Esta parte está desactivada.',
  },
  'This part of the product is not available at the moment.': {
    de: 'Dieser Teil ist gerade nicht verfügbar.',
    es: 'Esta parte no está disponible en este momento.',
  },
  'Send a PDF, a JPEG or a PNG.': {
    de: 'Schick ein PDF, ein JPEG oder ein PNG.',
    es: 'Envía un PDF, un JPEG o un PNG.',
  },
  'There is nothing here.': { de: 'Hier ist nichts.', es: 'Aquí no hay nada.' },
  'Something this refers to does not exist.': {
    de: 'Etwas, worauf sich das bezieht, gibt es nicht mehr.',
    es: 'Algo a lo que esto se refiere ya no existe.',
  },
  'Something else still needs this.': {
    de: 'Das wird noch an anderer Stelle gebraucht.',
    es: 'Esto todavía se necesita en otro lugar.',
  },
  'Say which version you are changing (If-Match).': {
    de: 'Lade die Seite neu und versuche es noch einmal.',
    es: 'Vuelve a cargar la página e inténtalo de nuevo.',
  },
  'This was changed elsewhere. Compare both versions and save again.': {
    de: 'Das wurde inzwischen an anderer Stelle geändert. Vergleiche beide Fassungen und speichere noch einmal.',
    es: 'Esto ha cambiado en otro lugar. Compara las dos versiones y guarda de nuevo.',
  },
  'Too many tries. Please wait {seconds} seconds.': {
    de: 'Zu viele Versuche. Bitte warte {seconds} Sekunden.',
    es: 'Demasiados intentos. Espera {seconds} segundos, por favor.',
  },
  'Too many tries. Please wait a moment.': {
    de: 'Zu viele Versuche. Bitte warte einen Moment.',
    es: 'Demasiados intentos. Espera un momento, por favor.',
  },
  'This address got {count} mails from us within an hour. Look for them there, or try again in an hour.': {
    de: 'An diese Adresse gingen innerhalb einer Stunde {count} Mails von uns. Sieh dort nach, oder versuche es in einer Stunde noch einmal.',
    es: 'Esta dirección ha recibido {count} correos nuestros en una hora. Búscalos allí o inténtalo de nuevo dentro de una hora.',
  },
  'The request could not be read.': {
    de: 'Die Anfrage war nicht lesbar. Bitte versuche es noch einmal.',
    es: 'No se ha podido leer la petición. Inténtalo de nuevo.',
  },
  'The request took too long to arrive.': {
    de: 'Das Senden hat zu lange gedauert. Bitte versuche es noch einmal.',
    es: 'El envío ha tardado demasiado. Inténtalo de nuevo.',
  },
  'The request ended before it was complete.': {
    de: 'Die Verbindung brach ab, bevor alles da war. Bitte versuche es noch einmal.',
    es: 'La conexión se cortó antes de que llegara todo. Inténtalo de nuevo.',
  },
  'The upload ended before it was complete.': {
    de: 'Das Hochladen brach ab, bevor alles da war. Bitte versuche es noch einmal.',
    es: 'La subida se cortó antes de terminar. Inténtalo de nuevo.',
  },
  'This does not fit the present state.': {
    de: 'Das passt nicht mehr zum jetzigen Stand. Lade die Seite neu.',
    es: 'Esto ya no corresponde al estado actual. Vuelve a cargar la página.',
  },
  'This exists already.': { de: 'Das gibt es schon.', es: 'Esto ya existe.' },
  'This is larger than allowed.': { de: 'Das ist größer als erlaubt.', es: 'Esto supera el tamaño permitido.' },
  'This is larger than the {size} kB allowed here.': {
    de: 'Das ist größer als die {size} kB, die hier erlaubt sind.',
    es: 'Esto supera los {size} kB permitidos aquí.',
  },
  'A file may have {size} MB at most.': {
    de: 'Eine Datei darf höchstens {size} MB haben.',
    es: 'Un archivo puede tener {size} MB como máximo.',
  },
  'Other uploads of yours are still arriving. Wait until they are done and try again.': {
    de: 'Du lädst gerade noch anderes hoch. Warte, bis das fertig ist, und versuche es noch einmal.',
    es: 'Todavía se están subiendo otros archivos tuyos. Espera a que terminen e inténtalo de nuevo.',
  },
  'Many recordings are arriving right now. Please try again.': {
    de: 'Gerade kommen viele Aufnahmen an. Bitte versuche es noch einmal.',
    es: 'En este momento están llegando muchas grabaciones. Inténtalo de nuevo.',
  },
  'Some values are not valid.': {
    de: 'Einige Angaben stimmen noch nicht.',
    es: 'Algunos datos no son válidos.',
  },
  'A value cannot be stored as it was sent.': {
    de: 'Eine Angabe lässt sich so nicht speichern.',
    es: 'Un dato no se puede guardar tal como se ha enviado.',
  },
  'The text is not valid UTF-8.': {
    de: 'Der Text enthält Zeichen, die sich nicht lesen lassen.',
    es: 'El texto contiene caracteres que no se pueden leer.',
  },
  'The service is busy for a moment. Please try again.': {
    de: 'Der Dienst ist gerade ausgelastet. Bitte versuche es noch einmal.',
    es: 'El servicio está ocupado en este momento. Inténtalo de nuevo.',
  },
  'The service is stopping.': {
    de: 'Der Dienst startet gerade neu. Bitte versuche es gleich noch einmal.',
    es: 'El servicio se está reiniciando. Inténtalo de nuevo en un momento.',
  },
  'The text engine is busy. Please try again in a moment.': {
    de: 'Die Textverarbeitung ist gerade ausgelastet. Bitte versuche es gleich noch einmal.',
    es: 'El motor de textos está ocupado. Inténtalo de nuevo en un momento.',
  },
  'The server has no room left, so nothing was saved. Keep what you wrote and try again in a few minutes.': {
    de: 'Auf dem Server ist kein Platz mehr, daher wurde nichts gespeichert. Behalte deinen Text und versuche es in ein paar Minuten noch einmal.',
    es: 'El servidor se ha quedado sin espacio y no se ha guardado nada. Conserva lo que has escrito e inténtalo de nuevo en unos minutos.',
  },
  'Many documents are being made just now.': {
    de: 'Gerade werden viele Dokumente erstellt. Bitte versuche es gleich noch einmal.',
    es: 'En este momento se están creando muchos documentos. Inténtalo de nuevo en un momento.',
  },
  'Something went wrong on our side. Please try again.': {
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
    es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  },
  'The request was refused.': { de: 'Die Anfrage wurde abgelehnt.', es: 'La petición se ha rechazado.' },
  'This request did not come from our own pages.': {
    de: 'Diese Anfrage kam nicht von unseren Seiten. Lade die Seite neu.',
    es: 'Esta petición no viene de nuestras páginas. Vuelve a cargar la página.',
  },
  'This text is nested or marked up too heavily to be shown.': {
    de: 'Dieser Text ist zu stark verschachtelt, um gezeigt zu werden.',
    es: 'Este texto tiene demasiados niveles o demasiado formato para mostrarse.',
  },
  'Write something first.': { de: 'Schreib zuerst etwas.', es: 'Escribe algo primero.' },
  'This is not a place in the list.': {
    de: 'Diese Stelle gibt es in der Liste nicht. Lade die Seite neu.',
    es: 'Este lugar no existe en la lista. Vuelve a cargar la página.',
  },
};
