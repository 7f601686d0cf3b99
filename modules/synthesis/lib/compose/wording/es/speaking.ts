import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'En {labors} recoges palabras que se decían a tu alrededor.',
      'Hay palabras que eran de la casa o de alguien. Aquí las traes, en {labors}.',
      'Aquí, de {labors}, palabras que alguien decía.',
      'En {labors} recuerdas palabras que antes de ti dijo alguien.',
      'Antes de que tú las contaras en {labors}, otra voz dijo estas palabras.',
      'En {labors} haces sitio a lo que se decía en casa o decía alguien.',
      'De lo que se decía a tu alrededor, algo sigue aquí, en {labors}.',
      'En {labors} traes palabras de la casa, o de alguien.',
    ],
    asks: [
      '¿En qué voz oyes todavía esas palabras?',
      '¿Qué estaba pasando cuando se decía eso?',
      '¿Cuándo fue la última vez que lo oíste, o que lo dijiste tú?',
      '¿Cómo lo entendías entonces, y cómo lo entiendes hoy?',
      '¿Qué se contestaba a eso, si se contestaba algo?',
      '¿Quién lo dice todavía, si alguien lo dice?',
      '¿Para quién eran esas palabras, y quién más las oía?',
      '¿De dónde venían esas palabras, que tú sepas?',
    ],
    how: [
      'Se encontró por palabras como «la frase era» o «siempre decía» ({labors}).',
      'Cómo se encontró: unas palabras que tú presentas como habituales ({labors}).',
    ],
    titles: ['Lo que se decía', 'Lo que se solía decir', 'Palabras de antes'],
  },
  spoken: {
    claims: [
      'En {labors} cuentas lo que le dijiste a alguien.',
      'Aquí, de {labors}, palabras que dijiste tú.',
      'En {labors} recuerdas palabras que dijiste.',
      'Traes {in} algo que le dijiste a alguien.',
      'En {labors} citas tus propias palabras.',
      'Se te oye hablar con alguien en {labors}.',
      'Cuentas en {labors} lo que dijiste o contestaste.',
      'En {labors} cuentas tu parte de una conversación.',
    ],
    asks: [
      '¿Qué te quedó por decir entonces, si te quedó algo?',
      '¿Qué dirías hoy en ese mismo momento?',
      '¿En qué tono lo dijiste, por lo que recuerdas?',
      '¿Dónde se dijo, y quién más lo oyó?',
      '¿Qué pasó justo después de decirlo?',
      '¿Qué cara puso, o qué contestó, la otra persona, si lo recuerdas?',
      '¿Qué palabras elegirías hoy para decir lo mismo?',
      '¿Cómo lo contaría la persona a la que se lo dijiste?',
      '¿Qué pensaste y no llegaste a decir, si hubo algo?',
    ],
    how: [
      'Se encontró por giros como «le dije» o «contesté que», con lo que hay antes y después ({labors}).',
      'Cómo se encontró: frases en las que cuentas lo que le dijiste a alguien ({labors}).',
    ],
    titles: ['Lo que dijiste', 'Con tus palabras', 'Tu voz'],
  },
  heard: {
    claims: [
      'Aquí, de {labors}, palabras que no son tuyas.',
      'Cuentas en {labors} algo que no dijiste tú.',
      'En {labors} se oye más de una voz; no solo la tuya.',
      'En {labors} dejas hablar a alguien más.',
      'Recuerdas en {labors} algo que alguien dijo o preguntó.',
      'En {labors} traes la voz de alguien, con sus palabras o con las tuyas.',
      'Alguien dijo o preguntó algo, y lo cuentas en {labors}.',
      'No hablas solo tú en {labors}.',
    ],
    asks: [
      'A lo que alguien dice o pregunta {inAt}, ¿qué contestarías hoy?',
      '¿Qué quedó sin decir en lo que cuentas {inAt}?',
      '¿Con qué voz se dijo, por lo que recuerdas?',
      '¿Qué pasó justo después de esas palabras?',
      '¿Dónde se dijo, y quién más lo oyó?',
      '¿Qué habrías preguntado tú, si hubieras preguntado algo?',
      '¿Cómo entendiste esas palabras entonces, y cómo las entiendes hoy?',
      '¿Qué pensaste al oírlo y no dijiste, si pensaste algo?',
    ],
    how: [
      'Se encontró por las palabras o la pregunta de otra persona, con lo que cuentas después ({labors}).',
      'Cómo se encontró: frases en las que otra persona dice o pregunta algo ({labors}).',
    ],
    titles: ['Palabras que no son tuyas', 'Más de una voz', 'Lo que oíste'],
  },
};
