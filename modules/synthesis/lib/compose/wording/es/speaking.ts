import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'En {labors} recoges una frase que se usaba a tu alrededor.',
      'Había una frase de la casa o de alguien, y la citas en {labors}.',
      'Citas en {labors} palabras que otros repetían o usaban.',
      'En {labors} escribes una frase que era de la casa o de alguien.',
      'Anotas en {labors} una frase que usaban otros.',
      'En {labors} recuerdas una frase de la gente que te rodeaba.',
      'Cuentas en {labors} cómo se solía decir algo.',
      'En {labors} citas algo que se solía decir.',
    ],
    asks: [
      '¿A quién se la oías más?',
      '¿Qué habrías querido oír en su lugar?',
      '¿Cuándo fue la última vez que la oíste, o que la dijiste?',
      '¿Qué significaba entonces para ti?',
      '¿Qué se contestaba a eso, si se contestaba algo?',
      '¿La usa alguien todavía?',
      '¿Cuándo se decía, y a quién?',
      '¿De dónde venía, que tú sepas?',
    ],
    how: [
      'Se encontró por palabras como «la frase era» o «siempre decía» ({labors}).',
      'Cómo se encontró: una frase que tú presentas como habitual ({labors}).',
    ],
    titles: ['Una frase que se usaba', 'Lo que se solía decir', 'Una frase de otros'],
  },
  spoken: {
    claims: [
      'En {labors} cuentas lo que le dijiste a alguien.',
      'Anotas en {labors} lo que dijiste tú.',
      'En {labors} recuerdas palabras que dijiste.',
      'Escribes en {labors} lo que les dijiste a otros.',
      'En {labors} citas tus propias palabras.',
      'En {labors} escribes algo que le dijiste a otra persona.',
      'Cuentas en {labors} lo que dijiste o contestaste.',
      'En {labors} cuentas tu parte de una conversación.',
    ],
    asks: [
      '¿Qué no dijiste entonces?',
      '¿Qué dirías hoy?',
      '¿En qué tono lo dijiste, por lo que recuerdas?',
      '¿Quién más lo oyó?',
      '¿Qué pasó justo después?',
      '¿Qué más te habría gustado decir?',
      '¿Volverías a decirlo con las mismas palabras?',
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
      'En {labors} recoges palabras de otros.',
      'Cuentas en {labors} lo que dijeron otros.',
      'En {labors} hablan también otros.',
      'En {labors} escribes lo que alguien dijo o preguntó.',
      'Recuerdas en {labors} algo que alguien dijo o preguntó.',
      'En {labors} les das la palabra a otros.',
      'Alguien dijo o preguntó algo, y lo cuentas en {labors}.',
      'No hablas solo tú en {labors}.',
    ],
    asks: [
      '¿Qué contestarías hoy?',
      '¿Qué quedó sin decir?',
      '¿Cómo sonó, por lo que recuerdas?',
      '¿Qué te habría gustado oír?',
      '¿Lo has vuelto a oír desde entonces?',
      '¿Qué te habría gustado preguntar?',
      '¿Cómo lo entendiste entonces?',
      '¿Qué pensaste sin decirlo?',
    ],
    how: [
      'Se encontró por las palabras o la pregunta de otra persona, con lo que escribes después ({labors}).',
      'Cómo se encontró: frases en las que otra persona dice o pregunta algo ({labors}).',
    ],
    titles: ['Lo que otros dijeron', 'Palabras de otra persona', 'Lo que oíste'],
  },
};
