import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about matches, calls and a practitioner’s own record, in German and Spanish. */
export const matchingProblemTexts: ProblemTexts = {
  'This time is not offered. Choose one from the list.': {
    de: 'Diese Zeit wird nicht angeboten. Wähle eine aus der Liste.',
    es: 'Esta hora no se ofrece. Elige una de la lista.',
  },
  'There is another appointment at this time. Choose another one.': {
    de: 'Zu dieser Zeit gibt es schon einen anderen Termin. Wähle eine andere.',
    es: 'A esta hora ya hay otra cita. Elige otra hora.',
  },
  'Somebody was quicker: this time has just been booked. Choose another one.': {
    de: 'Jemand war schneller: Diese Zeit ist gerade gebucht worden. Wähle eine andere.',
    es: 'Alguien se ha adelantado: esta hora se acaba de reservar. Elige otra.',
  },
  'Ask for an introduction first; then you can choose a time.': {
    de: 'Bitte zuerst um ein Kennenlernen, dann kannst du eine Zeit wählen.',
    es: 'Pide primero conocer a esta persona; después podrás elegir una hora.',
  },
  'A call is booked already. You can move it or cancel it.': {
    de: 'Ein Gespräch ist schon gebucht. Du kannst es verlegen oder absagen.',
    es: 'Ya hay una conversación reservada. Puedes cambiarla o cancelarla.',
  },
  'Only a request can be passed on.': {
    de: 'Nur eine Anfrage kann weitergegeben werden.',
    es: 'Solo se puede pasar una solicitud.',
  },
  'Choose one from the list.': { de: 'Wähle etwas aus der Liste.', es: 'Elige una opción de la lista.' },
  'Describe each specialization once.': {
    de: 'Beschreibe jeden Schwerpunkt nur einmal.',
    es: 'Describe cada especialidad una sola vez.',
  },
  'Write a sentence of 20 characters or more.': {
    de: 'Schreib einen Satz mit mindestens 20 Zeichen.',
    es: 'Escribe una frase de 20 caracteres o más.',
  },
  'Choose a place from the list.': { de: 'Wähle einen Ort aus der Liste.', es: 'Elige un lugar de la lista.' },
  'A need is either yours or not.': {
    de: 'Ein Anliegen ist entweder deines oder nicht.',
    es: 'Un tema es tuyo o no lo es.',
  },
  'Write a few words.': { de: 'Schreib ein paar Worte.', es: 'Escribe unas palabras.' },
  'Name a language.': { de: 'Nenne eine Sprache.', es: 'Indica un idioma.' },
  'Name your approach, or leave it out.': {
    de: 'Beschreibe deinen Ansatz, oder lass das Feld leer.',
    es: 'Describe tu enfoque o deja el campo vacío.',
  },
  'The end has to be after the beginning.': {
    de: 'Das Ende muss nach dem Anfang liegen.',
    es: 'El final tiene que ser posterior al principio.',
  },
  'Two spans of one day overlap.': {
    de: 'Zwei Zeiträume eines Tages überschneiden sich.',
    es: 'Dos intervalos del mismo día se solapan.',
  },
  'This day is in the list already.': {
    de: 'Dieser Tag steht schon in der Liste.',
    es: 'Este día ya está en la lista.',
  },
  'Fill in your public record first.': {
    de: 'Fülle zuerst dein öffentliches Profil aus.',
    es: 'Completa primero tu perfil público.',
  },
  'Only declining takes a reason.': {
    de: 'Nur beim Ablehnen gibt es eine Begründung.',
    es: 'Solo al rechazar se da un motivo.',
  },
  'Only a request carries a brief.': {
    de: 'Nur zu einer Anfrage gehört eine Kurzbeschreibung.',
    es: 'Solo una solicitud lleva una presentación.',
  },
  'Nobody answers for this profile. Choose another practitioner.': {
    de: 'Hinter diesem Profil antwortet niemand. Wähle eine andere Fachperson.',
    es: 'Nadie responde por este perfil. Elige a otra persona.',
  },
  'This practitioner takes no requests now. Choose another, or try later.': {
    de: 'Diese Fachperson nimmt gerade keine Anfragen an. Wähle eine andere, oder versuche es später.',
    es: 'Esta persona no acepta solicitudes ahora. Elige a otra o inténtalo más tarde.',
  },
  'This practitioner offers no times at present. Choose another, or try later.': {
    de: 'Diese Fachperson bietet zurzeit keine Termine an. Wähle eine andere, oder versuche es später.',
    es: 'Esta persona no ofrece horas en este momento. Elige a otra o inténtalo más tarde.',
  },
  'Your caseload is full. Raise your capacity or end a match first.': {
    de: 'Du begleitest schon so viele, wie du angegeben hast. Erhöhe die Zahl, oder beende zuerst eine Begleitung.',
    es: 'Ya acompañas a tantas personas como indicaste. Aumenta tu capacidad o termina antes un acompañamiento.',
  },
  'This cannot be done with the match as it stands.': {
    de: 'Das geht bei diesem Vorschlag gerade nicht. Lade die Seite neu.',
    es: 'Esto no se puede hacer ahora con esta propuesta. Vuelve a cargar la página.',
  },
  'This call was cancelled. You can choose another time.': {
    de: 'Dieses Gespräch wurde abgesagt. Du kannst eine andere Zeit wählen.',
    es: 'Esta conversación se canceló. Puedes elegir otra hora.',
  },
  'This call has begun or lies in the past.': {
    de: 'Dieses Gespräch hat schon begonnen oder ist vorbei.',
    es: 'Esta conversación ya ha empezado o ya pasó.',
  },
  'Matching needs your holistic profile and one saved Labor first.': {
    de: 'Für die Zuordnung fehlen noch dein Profil und eine gespeicherte Arbeit.',
    es: 'Para la correspondencia faltan todavía tu perfil y un trabajo guardado.',
  },
  'Matching needs your holistic profile first.': {
    de: 'Für die Zuordnung fehlt noch dein Profil.',
    es: 'Para la correspondencia falta todavía tu perfil.',
  },
  'Matching needs one saved Labor first.': {
    de: 'Für die Zuordnung fehlt noch eine gespeicherte Arbeit.',
    es: 'Para la correspondencia falta todavía un trabajo guardado.',
  },
  'There is no such time zone. Choose one from the list.': {
    de: 'Diese Zeitzone gibt es nicht. Wähle eine aus der Liste.',
    es: 'Esta zona horaria no existe. Elige una de la lista.',
  },
  'Choose a time zone such as Europe/Berlin.': {
    de: 'Wähle eine Zeitzone, zum Beispiel Europe/Berlin.',
    es: 'Elige una zona horaria, por ejemplo Europe/Berlin.',
  },
};
