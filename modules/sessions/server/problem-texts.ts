import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about sessions, in German and Spanish. */
export const sessionProblemTexts: ProblemTexts = {
  'There is another appointment at this time. Choose another one.': {
    de: 'Zu dieser Zeit gibt es schon einen anderen Termin. Wähle eine andere.',
    es: 'A esta hora ya hay otra cita. Elige otra hora.',
  },
  'Somebody was quicker: this time has just been booked. Choose another one.': {
    de: 'Jemand war schneller: Diese Zeit ist gerade gebucht worden. Wähle eine andere.',
    es: 'Alguien se ha adelantado: esta hora se acaba de reservar. Elige otra.',
  },
  'This time is not offered. Choose one from the list.': {
    de: 'Diese Zeit wird nicht angeboten. Wähle eine aus der Liste.',
    es: 'Esta hora no se ofrece. Elige una de la lista.',
  },
  'Choose a time that lies ahead, within half a year.': {
    de: 'Wähle eine Zeit, die vor dir liegt, innerhalb eines halben Jahres.',
    es: 'Elige una hora futura, dentro de los próximos seis meses.',
  },
  'There is no such time zone. Choose one from the list.': {
    de: 'Diese Zeitzone gibt es nicht. Wähle eine aus der Liste.',
    es: 'Esta zona horaria no existe. Elige una de la lista.',
  },
  'Choose a time zone.': { de: 'Wähle eine Zeitzone.', es: 'Elige una zona horaria.' },
  'This offer is over. You stay on the list for the next one.': {
    de: 'Dieses Angebot ist vorbei. Du bleibst für das nächste auf der Liste.',
    es: 'Esta oferta ha terminado. Sigues en la lista para la próxima.',
  },
  'Choose one of the sessions of this group.': {
    de: 'Wähle eine der Sitzungen dieser Gruppe.',
    es: 'Elige una de las sesiones de este grupo.',
  },
  'You have a place in this session already.': {
    de: 'Du hast schon einen Platz in dieser Sitzung.',
    es: 'Ya tienes una plaza en esta sesión.',
  },
  'The last place has just been taken. Choose another session.': {
    de: 'Der letzte Platz ist gerade vergeben worden. Wähle eine andere Sitzung.',
    es: 'Se acaba de ocupar la última plaza. Elige otra sesión.',
  },
  'Sessions of your present series are left. Book those first.': {
    de: 'Deine jetzige Reihe hat noch Sitzungen. Buche zuerst diese.',
    es: 'Te quedan sesiones de tu serie actual. Reserva primero esas.',
  },
  'No session of this series is left. Begin a new series first.': {
    de: 'Von dieser Reihe ist keine Sitzung mehr übrig. Beginne zuerst eine neue.',
    es: 'No quedan sesiones de esta serie. Empieza primero una nueva.',
  },
  'This session was cancelled. You can choose another time.': {
    de: 'Diese Sitzung wurde abgesagt. Du kannst eine andere Zeit wählen.',
    es: 'Esta sesión se canceló. Puedes elegir otra hora.',
  },
  'This session has begun or lies in the past.': {
    de: 'Diese Sitzung hat begonnen oder ist vorbei.',
    es: 'Esta sesión ya ha empezado o ha pasado.',
  },
  'A group meets at its own time. Cancel your place and choose another session.': {
    de: 'Eine Gruppe trifft sich zu ihrer eigenen Zeit. Sag deinen Platz ab und wähle eine andere Sitzung.',
    es: 'Un grupo se reúne a su propia hora. Cancela tu plaza y elige otra sesión.',
  },
  'It is too late to move this session. Write to your practitioner, or cancel it.': {
    de: 'Es ist zu spät, um diese Sitzung zu verlegen. Schreib deiner Fachperson, oder sag sie ab.',
    es: 'Es demasiado tarde para cambiar esta sesión. Escribe a tu profesional o cancélala.',
  },
  'This session is over. Its room is closed.': {
    de: 'Diese Sitzung ist vorbei. Ihr Raum ist geschlossen.',
    es: 'Esta sesión ha terminado. Su sala está cerrada.',
  },
  'The room opens ten minutes before the session.': {
    de: 'Der Raum öffnet zehn Minuten vor der Sitzung.',
    es: 'La sala se abre diez minutos antes de la sesión.',
  },
  'This session has no video room. Write to each other to agree on one.': {
    de: 'Diese Sitzung hat keinen Videoraum. Schreibt euch, um einen zu vereinbaren.',
    es: 'Esta sesión no tiene sala de vídeo. Escribíos para acordar una.',
  },
  'Choose a day of this century.': { de: 'Wähle einen Tag dieses Jahrhunderts.', es: 'Elige un día de este siglo.' },
  'Fill in your public record first.': {
    de: 'Fülle zuerst dein öffentliches Profil aus.',
    es: 'Completa primero tu perfil público.',
  },
  'There are {mostServices} services already. Remove one first.': {
    de: 'Es gibt schon {mostServices} Angebote. Entferne zuerst eines.',
    es: 'Ya hay {mostServices} servicios. Elimina primero uno.',
  },
  'Name the service.': { de: 'Gib dem Angebot einen Namen.', es: 'Pon nombre al servicio.' },
  'A series, and nothing else, has a number of sessions.': {
    de: 'Nur eine Reihe hat eine Zahl von Sitzungen, und sie braucht eine.',
    es: 'Solo una serie tiene un número de sesiones, y lo necesita.',
  },
  'A group, and nothing else, has a number of places.': {
    de: 'Nur eine Gruppe hat eine Zahl von Plätzen, und sie braucht eine.',
    es: 'Solo un grupo tiene un número de plazas, y lo necesita.',
  },
  'Say where people meet.': { de: 'Sag, wo man sich trifft.', es: 'Indica dónde es el encuentro.' },
  'A video session has no place. Leave it empty.': {
    de: 'Eine Videositzung hat keinen Ort. Lass das Feld leer.',
    es: 'Una sesión por vídeo no tiene lugar. Deja el campo vacío.',
  },
  'Only a video session has a link.': {
    de: 'Nur eine Videositzung hat einen Link.',
    es: 'Solo una sesión por vídeo tiene enlace.',
  },
  'Enter the address of your video room.': {
    de: 'Gib die Adresse deines Videoraums ein.',
    es: 'Escribe la dirección de tu sala de vídeo.',
  },
  'Enter a full address that begins with https://.': {
    de: 'Gib eine vollständige Adresse ein, die mit https:// beginnt.',
    es: 'Escribe una dirección completa que empiece por https://.',
  },
  'The kind of a service stays. Add a new service instead.': {
    de: 'Die Art eines Angebots bleibt. Füge stattdessen ein neues hinzu.',
    es: 'El tipo de un servicio no cambia. Añade uno nuevo.',
  },
  'The last day has to be the first or a later one.': {
    de: 'Der letzte Tag muss der erste oder ein späterer sein.',
    es: 'El último día tiene que ser el primero o uno posterior.',
  },
  'One entry covers a year at most.': {
    de: 'Ein Eintrag umfasst höchstens ein Jahr.',
    es: 'Una entrada abarca como máximo un año.',
  },
  'People come to a group by themselves. Leave the client empty.': {
    de: 'Zu einer Gruppe kommen die Menschen selbst. Lass die Person leer.',
    es: 'A un grupo las personas se apuntan solas. Deja el campo vacío.',
  },
  'Choose the client.': { de: 'Wähle die Klientin oder den Klienten.', es: 'Elige la persona.' },
  'This place was cancelled, so nobody came.': {
    de: 'Dieser Platz wurde abgesagt, also kam niemand.',
    es: 'Esta plaza se canceló, así que no vino nadie.',
  },
  'This session has not begun. Mark it once it has.': {
    de: 'Diese Sitzung hat noch nicht begonnen. Markiere sie danach.',
    es: 'Esta sesión no ha empezado. Márcala cuando empiece.',
  },
  'The missed session was settled already, so this stays as it is.': {
    de: 'Die versäumte Sitzung ist schon abgerechnet; das bleibt so.',
    es: 'La sesión perdida ya se ha liquidado; esto se queda así.',
  },
  'Choose one of the tax rates.': { de: 'Wähle einen der Steuersätze.', es: 'Elige uno de los tipos de impuesto.' },
};
