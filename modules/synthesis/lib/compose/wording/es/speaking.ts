import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'Aquí se lee una frase que se usaba a tu alrededor ({labors}).',
      'Esta es una frase de la casa o de alguien ({labors}).',
      'Aquí recoges una frase que otros repetían o usaban ({labors}).',
      'Una frase que era de la casa o de alguien se lee aquí, de {labors}.',
      'Aquí anotas una frase que usaban otros ({labors}).',
      'Lo que sigue, de {labors}, tiene una frase de la gente que te rodeaba.',
      'Aquí cuentas cómo se solía decir algo ({labors}).',
      'Lo que se solía decir está aquí citado, de {labors}.',
    ],
    asks: [
      '¿Quién la dice hoy?',
      '¿Qué habrías querido oír en su lugar?',
      '¿Cuándo fue la última vez que la oíste, o que la dijiste?',
      '¿Qué significaba entonces para ti?',
      '¿Hay una respuesta que nunca se dio?',
      '¿La usa alguien todavía?',
      '¿Qué es lo que deja fuera?',
      '¿De dónde venía, que tú sepas?',
    ],
    how: [
      'Se encontró por palabras como «la frase era» o «siempre decía» ({labors}).',
      'Cómo se encontró: una frase que nombras como habitual ({labors}).',
    ],
    titles: ['Una frase que se usaba', 'Lo que se solía decir', 'Una frase de otros'],
  },
  spoken: {
    claims: [
      'Aquí cuentas lo que le dijiste a alguien ({labors}).',
      'Aquí anotas lo que dijiste tú ({labors}).',
      'Aquí recuerdas palabras tuyas ({labors}).',
      'Aquí se lee lo que les dijiste a otros ({labors}).',
      'En lo que sigue, de {labors}, quien habla eres tú.',
      'Algo que le dijiste a otra persona se lee aquí, de {labors}.',
      'Aquí cuentas lo que contestaste o lo que dijiste ({labors}).',
      'Tu parte de una conversación está aquí, de {labors}.',
    ],
    asks: [
      '¿Qué no dijiste entonces?',
      '¿Qué dirías hoy?',
      '¿Cómo sonó, por lo que recuerdas?',
      '¿Quién creyó lo que dices en {at}?',
      '¿Qué hizo la otra persona con tus palabras?',
      '¿Qué más te habría gustado decir?',
      '¿Cuáles de tus palabras en {at} volverías a decir?',
      '¿A quién le contarías cómo siguió?',
      '¿Hubo algo que solo pensaste?',
    ],
    how: [
      'Se encontró por giros como «le dije» o «contesté que», con lo que hay antes y después ({labors}).',
      'Cómo se encontró: frases en las que cuentas lo que le dijiste a alguien ({labors}).',
    ],
    titles: ['Lo que dijiste', 'Con tus palabras', 'Tu voz'],
  },
  heard: {
    claims: [
      'Aquí recoges palabras de otros ({labors}).',
      'Aquí cuentas lo que dijeron otros ({labors}).',
      'Aquí habla también alguien que no eres tú ({labors}).',
      'Aquí se lee lo que alguien dijo o preguntó ({labors}).',
      'Aquí recuerdas lo que alguien dijo o preguntó ({labors}).',
      'En lo que sigue, de {labors}, le das la palabra a otra persona.',
      'Algo que alguien dijo o preguntó se lee aquí, de {labors}.',
      'Aquí no solo hablas tú ({labors}).',
    ],
    asks: [
      '¿Qué contestarías hoy?',
      '¿Qué quedó sin decir?',
      '¿Cómo sonó, por lo que recuerdas?',
      '¿Qué te habría gustado oír?',
      '¿Te gustaría oírlo otra vez?',
      '¿Qué le preguntarías tú?',
      '¿Qué crees que había detrás de esas palabras?',
      '¿Qué pensaste sin decirlo?',
    ],
    how: [
      'Se encontró por las palabras o la pregunta de otra persona, con lo que escribes después ({labors}).',
      'Cómo se encontró: frases en las que otra persona dice o pregunta algo ({labors}).',
    ],
    titles: ['Lo que otros dijeron', 'Palabras de otra persona', 'Lo que oíste'],
  },
};
