import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about requests to the team and appointments, in German and Spanish. */
export const consultationProblemTexts: ProblemTexts = {
  'A request that is {from} cannot become {to}.': {
    de: 'Dieser Wechsel ist beim jetzigen Stand der Anfrage nicht möglich. Lade die Seite neu.',
    es: 'Con el estado actual de la solicitud no se puede hacer este cambio. Vuelve a cargar la página.',
  },
  'Give a time, or say that it is unknown, not both.': {
    de: 'Gib eine Uhrzeit an, oder sag, dass sie unbekannt ist, nicht beides.',
    es: 'Indica una hora o di que no la sabes, no las dos cosas.',
  },
  'Enter your name.': { de: 'Gib deinen Namen an.', es: 'Escribe tu nombre.' },
  'This request holds no birth data.': {
    de: 'Diese Anfrage enthält keine Geburtsdaten.',
    es: 'Esta solicitud no contiene datos de nacimiento.',
  },
  'This person has not agreed to a profile. Ask them first; they can send the form again.': {
    de: 'Diese Person hat einem Profil nicht zugestimmt. Frag sie zuerst; sie kann das Formular noch einmal senden.',
    es: 'Esta persona no ha aceptado un perfil. Pregúntale primero; puede enviar el formulario otra vez.',
  },
  'A consultation is booked already. It can be moved or cancelled by its link.': {
    de: 'Eine Beratung ist schon gebucht. Über ihren Link lässt sie sich verschieben oder absagen.',
    es: 'Ya hay una consulta reservada. Con su enlace se puede cambiar o cancelar.',
  },
  'There is no such time zone. Choose one from the list.': {
    de: 'Diese Zeitzone gibt es nicht. Wähle eine aus der Liste.',
    es: 'Esta zona horaria no existe. Elige una de la lista.',
  },
  'Hours have to end after they begin ({from} to {to}).': {
    de: 'Zeiten müssen nach ihrem Beginn enden ({from} bis {to}).',
    es: 'Las horas tienen que terminar después de empezar ({from} a {to}).',
  },
  'Hours overlap at {time}.': { de: 'Um {time} überschneiden sich Zeiten.', es: 'Las horas se solapan a las {time}.' },
  'Each date may appear only once.': {
    de: 'Jedes Datum darf nur einmal vorkommen.',
    es: 'Cada fecha puede aparecer una sola vez.',
  },
  'No consultation is booked for this request.': {
    de: 'Für diese Anfrage ist keine Beratung gebucht.',
    es: 'Para esta solicitud no hay ninguna consulta reservada.',
  },
  'This consultation was cancelled.': { de: 'Diese Beratung wurde abgesagt.', es: 'Esta consulta se canceló.' },
  'This member of staff has left. Cancel it, and we will write to you.': {
    de: 'Diese Person arbeitet nicht mehr bei uns. Sag den Termin ab, dann schreiben wir dir.',
    es: 'Esta persona ya no trabaja con nosotros. Cancélala y te escribiremos.',
  },
  'This is no moment in time.': { de: 'Das ist kein Zeitpunkt.', es: 'Esto no es un momento válido.' },
  'Nobody of that name takes consultations. Choose a time from the list.': {
    de: 'Unter diesem Namen bietet niemand Beratungen an. Wähle eine Zeit aus der Liste.',
    es: 'Nadie con ese nombre ofrece consultas. Elige una hora de la lista.',
  },
  'This time is not offered. Choose one from the list.': {
    de: 'Diese Zeit wird nicht angeboten. Wähle eine aus der Liste.',
    es: 'Esta hora no se ofrece. Elige una de la lista.',
  },
};
