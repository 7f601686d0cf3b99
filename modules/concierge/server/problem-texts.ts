import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about trips, bookings and the waitlist, in German and Spanish. */
export const conciergeProblemTexts: ProblemTexts = {
  'This quote is over. Our concierge makes you a new one: ask for it below.': {
    de: 'Dieses Angebot ist abgelaufen. Unser Concierge macht dir ein neues: Bitte unten darum.',
    es: 'Este presupuesto ha caducado. Nuestro concierge te hace uno nuevo: pídelo más abajo.',
  },
  'The trip of this quote was called off. Write to us for a new one.': {
    de: 'Die Reise zu diesem Angebot wurde abgesagt. Schreib uns, wenn du ein neues möchtest.',
    es: 'El viaje de este presupuesto se canceló. Escríbenos si quieres uno nuevo.',
  },
  'A confirmed trip can be called off until {days} days before it starts. Write to us.': {
    de: 'Eine bestätigte Reise kannst du bis {days} Tage vor dem Beginn absagen. Schreib uns.',
    es: 'Un viaje confirmado se puede cancelar hasta {days} días antes de que empiece. Escríbenos.',
  },
  'This cannot be done with the booking as it is now. Reload to see where it stands.': {
    de: 'Beim jetzigen Stand der Buchung geht das nicht. Lade die Seite neu, um ihn zu sehen.',
    es: 'Con el estado actual de la reserva no se puede hacer esto. Vuelve a cargar la página para verlo.',
  },
  'The quote has to hold until today at least.': {
    de: 'Das Angebot muss mindestens bis heute gelten.',
    es: 'El presupuesto tiene que valer al menos hasta hoy.',
  },
  'The quote cannot hold longer than until the trip begins.': {
    de: 'Das Angebot kann höchstens bis zum Beginn der Reise gelten.',
    es: 'El presupuesto no puede valer más allá del comienzo del viaje.',
  },
  'There is no date for the calendar before you have accepted a quote.': {
    de: 'Einen Termin für den Kalender gibt es erst, wenn du ein Angebot angenommen hast.',
    es: 'No hay fecha para el calendario hasta que aceptes un presupuesto.',
  },
  'This retreat is no longer offered.': {
    de: 'Dieses Retreat wird nicht mehr angeboten.',
    es: 'Este retiro ya no se ofrece.',
  },
  'This retreat has begun.': { de: 'Dieses Retreat hat schon begonnen.', es: 'Este retiro ya ha empezado.' },
  'There are not enough places left. You can join the waitlist of this retreat.': {
    de: 'Es sind nicht genug Plätze frei. Du kannst dich auf die Warteliste dieses Retreats setzen lassen.',
    es: 'No quedan plazas suficientes. Puedes apuntarte a la lista de espera de este retiro.',
  },
  'Retreats open once your twelve Labors, your profile and your reading are there. Your way shows what is missing.': {
    de: 'Retreats stehen dir offen, sobald deine zwölf Arbeiten, dein Profil und deine Deutung da sind. Unter „Dein Weg“ siehst du, was fehlt.',
    es: 'Los retiros se abren cuando estén tus doce trabajos, tu perfil y tu lectura. En tu camino ves lo que falta.',
  },
  'Enter an email address, so that we can answer.': {
    de: 'Gib eine E-Mail-Adresse an, damit wir antworten können.',
    es: 'Escribe una dirección de correo para que podamos responder.',
  },
  'The day of arrival is past. Choose a later one.': {
    de: 'Der Tag der Anreise ist vorbei. Wähle einen späteren.',
    es: 'El día de llegada ya ha pasado. Elige uno posterior.',
  },
  'Choose a day of arrival within the next two years.': {
    de: 'Wähle einen Tag der Anreise in den nächsten zwei Jahren.',
    es: 'Elige un día de llegada dentro de los próximos dos años.',
  },
  'The day of departure has to be after the day of arrival.': {
    de: 'Der Tag der Abreise muss nach dem Tag der Anreise liegen.',
    es: 'El día de salida tiene que ser posterior al de llegada.',
  },
  'A trip may last {nights} nights. For more, write to us.': {
    de: 'Eine Reise kann {nights} Nächte dauern. Wenn du länger willst, schreib uns.',
    es: 'Un viaje puede durar {nights} noches. Si quieres más, escríbenos.',
  },
  'One of the services is no longer offered. Remove it.': {
    de: 'Eine der Leistungen wird nicht mehr angeboten. Nimm sie heraus.',
    es: 'Uno de los servicios ya no se ofrece. Quítalo.',
  },
  'There is nobody to pass this on to here.': {
    de: 'Hier gibt es niemanden, an den das weitergegeben werden kann.',
    es: 'Aquí no hay nadie a quien pasar esto.',
  },
  'This place was not found. Enter its coordinates.': {
    de: 'Dieser Ort wurde nicht gefunden. Gib seine Koordinaten ein.',
    es: 'No se encontró este lugar. Escribe sus coordenadas.',
  },
  'Enter a whole web address that begins with https://.': {
    de: 'Gib eine ganze Webadresse ein, die mit https:// beginnt.',
    es: 'Escribe una dirección web completa que empiece por https://.',
  },
  'This offer comes from a travel service and is copied from there again. Add one of your own instead.': {
    de: 'Dieses Angebot kommt von einem Reisedienst und wird von dort immer wieder übernommen. Lege stattdessen ein eigenes an.',
    es: 'Esta oferta viene de un servicio de viajes y se vuelve a copiar de allí. Añade una propia en su lugar.',
  },
  'The mapping cannot be read.': {
    de: 'Die Zuordnung der Spalten ist nicht lesbar.',
    es: 'No se puede leer la asignación de columnas.',
  },
  'The mapping names a column that is not known.': {
    de: 'Die Zuordnung nennt eine Spalte, die es nicht gibt.',
    es: 'La asignación nombra una columna que no existe.',
  },
  'A file may have {rows} lines. Divide it.': {
    de: 'Eine Datei kann {rows} Zeilen haben. Teile sie auf.',
    es: 'Un archivo puede tener {rows} líneas. Divídelo.',
  },
  'The file is empty.': { de: 'Die Datei ist leer.', es: 'El archivo está vacío.' },
  'There is no figure {{name}}.': {
    de: 'Es gibt keine Zahl {{name}}.',
    es: 'No hay ninguna cifra {{name}}.',
  },
  'Choose one of the tax rates.': { de: 'Wähle einen der Steuersätze.', es: 'Elige uno de los tipos de impuesto.' },
  'There is no address to write an invoice to.': {
    de: 'Es gibt keine Adresse, an die eine Rechnung geschrieben werden könnte.',
    es: 'No hay ninguna dirección a la que escribir una factura.',
  },
};
