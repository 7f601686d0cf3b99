import type { SectionKind, SectionWording } from '../wording';

/** What clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'marked' | 'condition'> = {
  marked: {
    claims: [
      '{InAt} te detienes un momento y dices algo de lo que escribes.',
      'Haces {inAt} una observación sobre tus propias palabras.',
      'En {at} hay una frase que trata de la que está a su lado.',
      'Escribes algo {inAt} y hablas de lo que escribes.',
      'Hay un lugar {inAt} en el que miras tu propia frase.',
      'Aquí, {inAt}, comentas lo que está en tu página.',
      'Una observación {inAt} se refiere a lo que tiene al lado.',
      'Por una frase das un paso atrás {inAt}.',
      '{InAt} señalas tus propias palabras.',
    ],
    asks: [
      '¿Cómo fue ver escrito lo de {at}?',
      '¿Sigue siendo verdad tal como lo escribiste en {at}?',
      '¿Qué vendría después?',
      '¿Quién te lo ha oído decir?',
      '¿Qué te hizo parar ahí, en {at}?',
      '¿Es más fácil escribirlo que decirlo?',
      '¿Qué palabra de ello sostendrías?',
      '¿Desde cuándo lo sabías antes de escribir {at}?',
    ],
    how: [
      'Se encontró por una observación tuya sobre lo que escribes, con aquello de lo que trata ({labors}).',
      'Cómo se encontró: una frase en la que hablas de tus propias palabras ({labors}).',
    ],
    titles: ['Escrito', 'Donde te paraste a mirar', 'Tu propia observación'],
  },
  condition: {
    claims: [
      'Una frase {inAt} dice de qué depende algo.',
      'Pones una condición en palabras {inAt}.',
      '{InAt} una cosa depende de otra.',
      'En {at} hay un «mientras» o un «si», y lo que se sigue de ello.',
      'Escribes {inAt} qué vale y con qué condición.',
      'Una frase {inAt} ata dos cosas.',
      'Qué se sigue de qué está escrito {inAt}.',
      'Formulas una regla {inAt}.',
    ],
    asks: [
      '¿Quién más conoce esta regla?',
      '¿Desde cuándo es así?',
      '¿Qué pasaría si cambiara la primera mitad?',
      '¿Quién notaría que ya no es así?',
      '¿Hay alguna excepción?',
      '¿Qué protege?',
      '¿Se lo dirías con las mismas palabras a la gente de {at}?',
      '¿Cómo sería la frase contraria?',
    ],
    how: [
      'Se encontró por «mientras» o «si», con lo que según tú se sigue de ello ({labors}).',
      'Cómo se encontró: una frase tuya que hace depender una cosa de otra ({labors}).',
    ],
    titles: ['Mientras', 'De qué depende', 'Una regla tuya'],
  },
};
