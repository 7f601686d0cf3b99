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
      '¿Cuál explica las demás, si alguna lo hace?',
      'Si solo pudiera quedar una, ¿cuál sería?',
      '¿Cuál de ellas has dicho ya en voz alta?',
      '¿En qué orden las pondrías?',
      '¿Cuál sabías antes de escribirla?',
      '¿A quién le enseñarías la de {at}?',
      '¿Cuál escribirías hoy de otra manera?',
    ],
    how: [
      'Se eligió con una medida de lugar y forma: dónde está una frase en su respuesta, cuánto ocupa la respuesta, si alguien habla en ella, palabras pequeñas como «pero», «solo» o «nunca» ({labors}). Se ajustó a lo que lectores marcaron en otros textos y no conoce ningún tema.',
      'Cómo se eligió: en otros textos se marcó lo que más muestra; las frases del mismo lugar y forma van aquí primero, traten de lo que traten ({labors}).',
    ],
    titles: ['Para leer primero', 'Con tus propias palabras', 'Lo que va primero'],
  },
  marked: {
    claims: [
      '{InAt} dices algo y hablas también de que lo dices.',
      'Te detienes {inAt} y comentas lo que escribes.',
      'En {at} una frase habla de la que tiene al lado.',
      'Hay {inAt} una observación tuya sobre lo que dices allí.',
      'Aquí, {inAt}, comentas tu propia página.',
      'Una observación {inAt} se refiere a lo que tiene al lado.',
      'Con una frase {ofAt} miras otra de las tuyas.',
      '{InAt} señalas tus propias palabras.',
      '{InAt} hablas de lo que dices.',
    ],
    asks: [
      '¿Cómo fue ver escrito lo de {at}?',
      '¿Sigue siendo verdad tal como lo escribiste en {at}?',
      '¿Cómo seguiría?',
      '¿Quién te lo ha oído decir?',
      '¿Qué te hizo parar ahí, en {at}?',
      '¿Es más fácil escribirlo que decirlo?',
      '¿Qué palabra es para ti la más importante?',
      '¿Desde cuándo lo sabías antes de escribir {at}?',
    ],
    how: [
      'Se encontró por una observación tuya sobre lo que escribes, con aquello de lo que trata ({labors}).',
      'Cómo se encontró: una frase en la que hablas de tus propias palabras ({labors}).',
    ],
    titles: ['Tu comentario', 'Tu propia observación', 'Una palabra sobre tus palabras'],
  },
  condition: {
    claims: [
      '{InAt} dices de qué depende algo.',
      'Pones una condición en palabras {inAt}.',
      '{InAt} una cosa depende, para ti, de otra.',
      'En {at} escribes un «mientras» o un «si», y lo que se sigue de ello.',
      'Escribes {inAt} qué vale y con qué condición.',
      '{InAt}, una frase hace depender una cosa de otra.',
      'De una cosa se sigue otra, así lo escribes {inAt}.',
      'Formulas una regla {inAt}.',
    ],
    asks: [
      '¿Quién más conoce esta regla?',
      '¿Desde cuándo es así?',
      '¿Qué pasaría si eso cambiara?',
      '¿Quién notaría que ya no es así?',
      '¿Hay alguna excepción?',
      '¿A quién o qué protege eso?',
      '¿Se lo dirías con las mismas palabras a la gente de {at}?',
      '¿Cómo sonaría la frase al revés?',
    ],
    how: [
      'Se encontró por «mientras» o «si», con lo que según tú se sigue de ello ({labors}).',
      'Cómo se encontró: una frase tuya que hace depender una cosa de otra ({labors}).',
    ],
    titles: ['Mientras', 'De qué depende', 'Una regla tuya'],
  },
};
