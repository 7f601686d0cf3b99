import type { ProblemTexts } from '../../contract/problem-texts';

/** What is wrong with a single field, in German and Spanish. */
export const fieldTexts: ProblemTexts = {
  'Write this as text.': { de: 'Schreib das als Text.', es: 'Escríbelo como texto.' },
  'This must be a number.': { de: 'Das muss eine Zahl sein.', es: 'Tiene que ser un número.' },
  'This must be a whole number.': { de: 'Das muss eine ganze Zahl sein.', es: 'Tiene que ser un número entero.' },
  'This must be true or false.': { de: 'Das muss ja oder nein sein.', es: 'Tiene que ser sí o no.' },
  'This must be a list.': { de: 'Das muss eine Liste sein.', es: 'Tiene que ser una lista.' },
  'This must be an object.': { de: 'Das hat die falsche Form.', es: 'No tiene la forma correcta.' },
  'Leave this empty.': { de: 'Lass das leer.', es: 'Deja esto vacío.' },
  'Write an e-mail address like name@example.org.': {
    de: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
    es: 'Escribe una dirección de correo, por ejemplo name@example.org.',
  },
  'Write a real date as YYYY-MM-DD.': {
    de: 'Gib ein Datum an, das es gibt, in der Form JJJJ-MM-TT.',
    es: 'Escribe una fecha real con la forma AAAA-MM-DD.',
  },
  'Write a time as HH:MM.': {
    de: 'Gib eine Uhrzeit an, in der Form HH:MM.',
    es: 'Escribe una hora con la forma HH:MM.',
  },
  'This is not a valid reference.': { de: 'Diese Kennung ist nicht gültig.', es: 'Esta referencia no es válida.' },
  'Write a web address.': { de: 'Gib eine Webadresse ein.', es: 'Escribe una dirección web.' },
  'This is required.': { de: 'Das wird gebraucht.', es: 'Hace falta rellenar esto.' },
  'This is not accepted here.': { de: 'Das gehört hier nicht hin.', es: 'Esto no se admite aquí.' },
  'This has the wrong type.': { de: 'Das hat die falsche Form.', es: 'No tiene la forma correcta.' },
  'This has the wrong form.': { de: 'Das hat die falsche Form.', es: 'No tiene la forma correcta.' },
  'Write at least {count} characters.': {
    de: 'Schreib mindestens {count} Zeichen.',
    es: 'Escribe al menos {count} caracteres.',
  },
  'Write at most {count} characters.': {
    de: 'Schreib höchstens {count} Zeichen.',
    es: 'Escribe como máximo {count} caracteres.',
  },
  'Choose at least one.': { de: 'Wähle mindestens eines.', es: 'Elige al menos una opción.' },
  'Choose at least {count}.': { de: 'Wähle mindestens {count}.', es: 'Elige al menos {count}.' },
  'Choose at most {count}.': { de: 'Wähle höchstens {count}.', es: 'Elige como máximo {count}.' },
  'Each entry may appear only once.': {
    de: 'Jeder Eintrag darf nur einmal vorkommen.',
    es: 'Cada entrada puede aparecer una sola vez.',
  },
  'This must be at least {count}.': {
    de: 'Das muss mindestens {count} sein.',
    es: 'Tiene que ser {count} como mínimo.',
  },
  'This must be at most {count}.': { de: 'Das darf höchstens {count} sein.', es: 'Tiene que ser {count} como máximo.' },
  'This must be more than {count}.': { de: 'Das muss mehr als {count} sein.', es: 'Tiene que ser más de {count}.' },
  'This must be less than {count}.': {
    de: 'Das muss weniger als {count} sein.',
    es: 'Tiene que ser menos de {count}.',
  },
  'This must be a multiple of {count}.': {
    de: 'Das muss ein Vielfaches von {count} sein.',
    es: 'Tiene que ser un múltiplo de {count}.',
  },
  'Choose one of the offered values.': {
    de: 'Wähle etwas von dem, was angeboten wird.',
    es: 'Elige una de las opciones.',
  },
  'This is not valid.': { de: 'Das ist nicht gültig.', es: 'Esto no es válido.' },
};
