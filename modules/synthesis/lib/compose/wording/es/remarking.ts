import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'Lee primero estos pasajes de {labors}. Están como los escribiste.',
      'Estos pasajes de {labors} van primero, y no se les añade nada.',
      'Antes que nada, unos pasajes de {labors}, tal como los escribiste.',
      'Esta lectura empieza con tus propias páginas, con pasajes de {labors}.',
      'Empieza por estos pasajes de {labors}.',
      'La primera palabra es tuya, con pasajes de {labors}.',
      'Lo que escribiste en {labors} abre esta lectura.',
      'Primero, con tus palabras, unos pasajes de {labors}.',
      'Lo primero que muestra esta lectura son pasajes de {labors}.',
    ],
    asks: [
      '¿Cuál de estas frases subrayarías?',
      '¿Cuál de estas frases explica las demás, si alguna lo hace?',
      'Si solo pudiera quedar uno de estos pasajes, ¿cuál sería?',
      '¿Cuál de estas frases has dicho ya en voz alta?',
      '¿En qué orden pondrías estos pasajes?',
      '¿Qué de todo esto sabías ya antes de escribirlo?',
      '¿A quién le leerías un pasaje de {at}?',
      '¿Cuál de estos pasajes escribirías hoy de otra manera?',
    ],
    how: [
      'Se eligió con una medida de lugar y forma: dónde está una frase en su respuesta, cuánto ocupa la respuesta, si alguien habla en ella, palabras pequeñas como «pero», «solo» o «nunca» ({labors}). Se ajustó a lo que lectores marcaron en otros textos y no conoce ningún tema.',
      'Cómo se eligió: en otros textos se marcó lo que más muestra; las frases del mismo lugar y forma van aquí primero, traten de lo que traten ({labors}).',
    ],
    titles: ['Para leer primero', 'Con tus propias palabras', 'Lo que va primero'],
  },
  marked: {
    claims: [
      '{InAt} dices algo y añades un comentario sobre lo que dices.',
      'Te detienes {inAt} y comentas lo que escribes.',
      'Una frase {ofAt} comenta lo que escribes allí.',
      'Hay {inAt} una observación tuya sobre tus propias palabras.',
      'Comentas {inAt} tu propia respuesta.',
      'Haces {inAt} una observación sobre lo que cuentas.',
      'Con una frase {ofAt} hablas de otra frase tuya.',
      '{InAt} te refieres a tus propias palabras.',
      '{InAt} hablas de lo que escribes.',
    ],
    asks: [
      '¿Cómo fue verlo escrito?',
      '¿Sigue siendo verdad tal como lo escribiste en {at}?',
      '¿Qué añadirías hoy?',
      '¿Quién te lo ha oído decir?',
      '¿Qué te hizo detenerte ahí?',
      '¿Es más fácil escribirlo que decirlo?',
      '¿Qué palabra cambiarías, si cambiaras alguna?',
      '¿Lo sabías ya antes de escribir {at}?',
    ],
    how: [
      'Se encontró por una observación tuya sobre lo que escribes, con aquello de lo que trata ({labors}).',
      'Cómo se encontró: una frase en la que hablas de tus propias palabras ({labors}).',
    ],
    titles: ['Tu comentario', 'Tu propia observación', 'Sobre lo que escribes'],
  },
  condition: {
    claims: [
      '{InAt} dices de qué depende algo.',
      'Pones {inAt} una condición.',
      '{InAt} una cosa depende, para ti, de otra.',
      'En {at} escribes un «mientras» o un «si», y lo que se sigue de ello.',
      'Escribes {inAt} qué vale y con qué condición.',
      '{InAt} haces depender una cosa de otra.',
      'Según escribes {inAt}, de una cosa se sigue otra.',
      'Formulas una regla {inAt}.',
    ],
    asks: [
      '¿Quién más conoce esta regla?',
      '¿Desde cuándo es así?',
      '¿Qué pasaría si eso cambiara?',
      '¿Quién lo notaría si dejara de ser así?',
      '¿Hay alguna excepción?',
      '¿De dónde viene esta regla, que tú sepas?',
      '¿A quién se lo dirías con estas mismas palabras?',
      '¿Cuándo lo comprobaste por última vez?',
    ],
    how: [
      'Se encontró por «mientras» o «si», con lo que según tú se sigue de ello ({labors}).',
      'Cómo se encontró: una frase tuya que hace depender una cosa de otra ({labors}).',
    ],
    titles: ['Con una condición', 'De qué depende', 'Una regla tuya'],
  },
};
