import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals of the account pages, in German and Spanish. */
export const accountPageProblemTexts: ProblemTexts = {
  'This is your address already.': { de: 'Das ist schon deine Adresse.', es: 'Esta ya es tu dirección.' },
  'Choose a picture first.': { de: 'Wähle zuerst ein Bild.', es: 'Elige primero una imagen.' },
  'This picture is damaged or not complete. Choose another one.': {
    de: 'Dieses Bild ist beschädigt oder unvollständig. Wähle ein anderes.',
    es: 'Esta imagen está dañada o incompleta. Elige otra.',
  },
  'This picture is larger than {side} pixels on one side. Make it smaller first.': {
    de: 'Dieses Bild ist an einer Seite größer als {side} Pixel. Verkleinere es zuerst.',
    es: 'Esta imagen mide más de {side} píxeles en uno de sus lados. Redúcela primero.',
  },
  'Browsers cannot show this kind of JPEG. Save it anew and choose that file.': {
    de: 'Diese Art von JPEG können Browser nicht zeigen. Speichere das Bild neu und wähle diese Datei.',
    es: 'Los navegadores no pueden mostrar este tipo de JPEG. Guárdalo de nuevo y elige ese archivo.',
  },
  'Choose a picture that does not move.': {
    de: 'Wähle ein Bild, das sich nicht bewegt.',
    es: 'Elige una imagen que no se mueva.',
  },
  'Choose a PNG, JPEG or WebP picture.': {
    de: 'Wähle ein Bild als PNG, JPEG oder WebP.',
    es: 'Elige una imagen PNG, JPEG o WebP.',
  },
  'This export is not ready yet. You get a mail when it is.': {
    de: 'Deine Daten sind noch nicht fertig zusammengestellt. Du bekommst eine Mail, sobald sie bereitliegen.',
    es: 'Tus datos todavía no están listos. Recibirás un correo cuando lo estén.',
  },
  'This export was there for 24 hours and is gone. Ask for a new one.': {
    de: 'Diese Daten lagen 24 Stunden bereit und sind jetzt gelöscht. Fordere sie neu an.',
    es: 'Estos datos estuvieron disponibles 24 horas y ya no están. Pídelos de nuevo.',
  },
};
