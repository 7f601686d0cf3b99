import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about birth data and the profile, in German and Spanish. */
export const profileProblemTexts: ProblemTexts = {
  'Your birth data is already stored. Change it on your profile page.': {
    de: 'Deine Geburtsdaten sind schon gespeichert. Ändern kannst du sie auf deiner Profilseite.',
    es: 'Tus datos de nacimiento ya están guardados. Cámbialos en la página de tu perfil.',
  },
  'Create your profile with your birth data first.': {
    de: 'Leg zuerst dein Profil mit deinen Geburtsdaten an.',
    es: 'Crea primero tu perfil con tus datos de nacimiento.',
  },
  'This differs from your stored birth data. Change it on your profile page.': {
    de: 'Das weicht von deinen gespeicherten Geburtsdaten ab. Ändern kannst du sie auf deiner Profilseite.',
    es: 'Esto difiere de tus datos de nacimiento guardados. Cámbialos en la página de tu perfil.',
  },
  'This place is not known. Choose one from the list.': {
    de: 'Diesen Ort kennen wir nicht. Wähle einen aus der Liste.',
    es: 'No conocemos este lugar. Elige uno de la lista.',
  },
  'Enter the place of birth.': { de: 'Gib den Geburtsort ein.', es: 'Escribe el lugar de nacimiento.' },
  'This place was not found. Try the nearest town, or add the country.': {
    de: 'Diesen Ort haben wir nicht gefunden. Versuche es mit der nächsten Stadt, oder gib das Land dazu an.',
    es: 'No hemos encontrado este lugar. Prueba con la ciudad más cercana o añade el país.',
  },
  'Several places have this name. Choose one.': {
    de: 'Mehrere Orte heißen so. Wähle einen.',
    es: 'Varios lugares tienen este nombre. Elige uno.',
  },
  'The date of birth lies in the future.': {
    de: 'Das Geburtsdatum liegt in der Zukunft.',
    es: 'La fecha de nacimiento está en el futuro.',
  },
  'The time of birth lies in the future.': {
    de: 'Die Geburtszeit liegt in der Zukunft.',
    es: 'La hora de nacimiento está en el futuro.',
  },
  'This window reaches into the future.': {
    de: 'Dieser Zeitraum reicht in die Zukunft.',
    es: 'Este intervalo llega hasta el futuro.',
  },
  'Give a time, or say that it is unknown, not both.': {
    de: 'Gib eine Uhrzeit an, oder sag, dass sie unbekannt ist, nicht beides.',
    es: 'Indica una hora o di que no la sabes, no las dos cosas.',
  },
  'No clock near there was that far from UTC. Choose one of the offsets.': {
    de: 'So weit ging dort keine Uhr von der Weltzeit ab. Wähle eine der angebotenen Abweichungen.',
    es: 'Allí ningún reloj se apartaba tanto de la hora universal. Elige una de las diferencias ofrecidas.',
  },
  'There is no offset to choose for this time and place. Leave it out.': {
    de: 'Für diese Zeit und diesen Ort gibt es keine Abweichung zu wählen. Lass sie weg.',
    es: 'Para esta hora y este lugar no hay ninguna diferencia que elegir. Déjala fuera.',
  },
  'Give a time.': { de: 'Gib eine Uhrzeit an.', es: 'Indica una hora.' },
  'Write the date as YYYY-MM-DD.': {
    de: 'Gib das Datum in der Form JJJJ-MM-TT an.',
    es: 'Escribe la fecha con la forma AAAA-MM-DD.',
  },
  'Write the time as HH:MM, from 00:00 to 23:59.': {
    de: 'Gib die Uhrzeit in der Form HH:MM an, von 00:00 bis 23:59.',
    es: 'Escribe la hora con la forma HH:MM, de 00:00 a 23:59.',
  },
  'Write both ends of the window as HH:MM, from 00:00 to 23:59.': {
    de: 'Gib Anfang und Ende des Zeitraums in der Form HH:MM an, von 00:00 bis 23:59.',
    es: 'Escribe el principio y el final del intervalo con la forma HH:MM, de 00:00 a 23:59.',
  },
  'The date of birth must be written YYYY-MM-DD.': {
    de: 'Gib das Geburtsdatum in der Form JJJJ-MM-TT an.',
    es: 'Escribe la fecha de nacimiento con la forma AAAA-MM-DD.',
  },
  'Births from {first} to {last} can be charted; {year} lies outside.': {
    de: 'Berechnen lassen sich Geburten von {first} bis {last}; {year} liegt außerhalb.',
    es: 'Se pueden calcular nacimientos de {first} a {last}; {year} queda fuera.',
  },
  'Give a time or a window of time, not both.': {
    de: 'Gib eine Uhrzeit oder einen Zeitraum an, nicht beides.',
    es: 'Indica una hora o un intervalo, no las dos cosas.',
  },
  'Both ends of the window must be written HH:MM, from 00:00 to 23:59.': {
    de: 'Gib Anfang und Ende des Zeitraums in der Form HH:MM an, von 00:00 bis 23:59.',
    es: 'Escribe el principio y el final del intervalo con la forma HH:MM, de 00:00 a 23:59.',
  },
  'The window must end later than it begins, on the same day.': {
    de: 'Der Zeitraum muss am selben Tag und später enden, als er beginnt.',
    es: 'El intervalo tiene que acabar más tarde de lo que empieza, el mismo día.',
  },
  'The time of birth must be written HH:MM, from 00:00 to 23:59.': {
    de: 'Gib die Geburtszeit in der Form HH:MM an, von 00:00 bis 23:59.',
    es: 'Escribe la hora de nacimiento con la forma HH:MM, de 00:00 a 23:59.',
  },
  'The clock was moved forward over this whole window. Let it end after the time that was skipped.': {
    de: 'Die Uhr wurde über diesen ganzen Zeitraum hinweg vorgestellt. Lass ihn nach der übersprungenen Zeit enden.',
    es: 'El reloj se adelantó y saltó todo este intervalo. Haz que acabe después de la hora omitida.',
  },
  'The calendar of {zone} skipped {date}.': {
    de: 'Im Kalender von {zone} gab es den {date} nicht.',
    es: 'El calendario de {zone} omitió el {date}.',
  },
  'There is no {date}.': { de: 'Den {date} gibt es nicht.', es: 'El {date} no existe.' },
};
