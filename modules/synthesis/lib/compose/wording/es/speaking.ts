import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'spoken' | 'heard'> = {
  spoken: {
    claims: [
      'Lo que le dijiste a alguien está {in}.',
      'Escribes {in} lo que tú dijiste.',
      '{In} repites palabras tuyas.',
      'Cuentas {in} lo que dijiste a otros.',
      '{In} se dice algo, y eres tú quien lo dice.',
      'Palabras tuyas dirigidas a otra persona están {in}.',
      '{In} te citas a ti.',
      'Cómo se lo dijiste a otros puede leerse {in}.',
      'Lo que salió de ti, en palabras, está {in}.',
      'Tu parte de una conversación está {in}.',
    ],
    asks: [
      '¿Qué no dijiste entonces?',
      '¿Qué dirías hoy en el mismo lugar?',
      '¿Cómo sonó, por lo que recuerdas?',
      '¿Quién creyó lo que dices en {at}?',
      '¿Qué hizo la otra persona con tus palabras?',
      '¿Cómo habría sido una respuesta más larga?',
      '¿Cuáles de tus palabras en {at} volverías a decir?',
      '¿A quién le contarías el resto?',
      '¿Hubo algo que solo pensaste?',
    ],
    how: [
      'Se encontró por giros como «le dije» o «contesté que», con lo que hay antes y después ({labors}).',
      'Cómo se encontró: frases en las que cuentas lo que le dijiste a alguien ({labors}).',
    ],
    titles: ['Lo que dijiste', 'Con tus palabras', 'Tu respuesta'],
  },
  heard: {
    claims: [
      'Lo que alguien dijo está {in}.',
      'Escribes {in} lo que otros dijeron.',
      '{In} habla otra persona.',
      'Palabras de otra persona están {in}.',
      'Repites {in} lo que alguien dijo o preguntó.',
      '{In} tiene la palabra otra persona.',
      'Lo que otra persona dijo o preguntó está {in}.',
      'Las palabras de otra persona tienen su lugar {in}.',
    ],
    asks: [
      '¿Qué contestarías hoy?',
      '¿Qué no se dijo con ello?',
      '¿Cómo sonó, por lo que recuerdas?',
      '¿Qué te habría gustado oír?',
      '¿Querrías oírlo otra vez?',
      '¿Qué preguntarías tú a cambio?',
      '¿Qué crees que se quería decir?',
      '¿Qué parte de una respuesta no está en la página?',
    ],
    how: [
      'Se encontró por palabras o una pregunta de otra persona, con lo que escribes después ({labors}).',
      'Cómo se encontró: frases en las que otra persona dice o pregunta algo ({labors}).',
    ],
    titles: ['Lo que otros dijeron', 'Palabras de otra persona', 'Oído'],
  },
};
