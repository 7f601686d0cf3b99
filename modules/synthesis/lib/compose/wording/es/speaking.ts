import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      '{In} anotas una frase que se usaba a tu alrededor.',
      'Una frase de la casa o de alguien está {in}.',
      '{In} recoges una frase que otros repetían o usaban.',
      'Nombras {in} una frase que era de la casa o de alguien.',
      '{In} hay una frase que usaban otros.',
      'Una frase de la gente que te rodeaba está {in}.',
      'Cuentas {in} cómo se solía decir algo.',
      'Lo que se solía decir está {in}.',
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
      'Lo que le dijiste a alguien lo cuentas {in}.',
      '{In} anotas lo que dijiste tú.',
      '{In} recuerdas tus propias palabras.',
      'Cuentas {in} lo que les dijiste a otros.',
      '{In} quien habla eres tú.',
      '{In} cuentas lo que le dijiste a otra persona.',
      'Tus palabras a otros las recoges {in}.',
      '{In} cuentas lo que contestaste o lo que dijiste.',
      '{In} anotas palabras que dijiste tú.',
      'Cuentas {in} tu parte de una conversación.',
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
      '{In} recoges palabras de otros.',
      'Cuentas {in} lo que dijeron otros.',
      '{In} habla alguien que no eres tú.',
      'Se oyen otras voces {in}.',
      'Recuerdas {in} lo que alguien dijo o preguntó.',
      '{In} les das la palabra a otros.',
      'Lo que alguien dijo o preguntó lo anotas {in}.',
      'No solo hablas tú {in}; también hablan otros.',
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
