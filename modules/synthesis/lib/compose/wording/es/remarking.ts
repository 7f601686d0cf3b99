import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they tell it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'Lee primero esto, de {labors}. Son tus respuestas, sin cambiar nada.',
      'Antes de decir nada más, te devolvemos unas líneas de {labors}, tal como están en tus respuestas.',
      'Léelo como si te lo contara otra persona. Viene de {labors}.',
      'Tómate un momento para lo que sigue, de {labors}. No le añadimos nada.',
      'Primero se te oye a ti, en {labors}.',
      'Aquí te dejamos la palabra, con unas líneas de {labors}.',
      'Lo que sigue, de {labors}, se entiende sin nosotros.',
      'Vuelve un momento a estas líneas de {labors}.',
      'Lee despacio lo que sigue, de {labors}. Lo cuentas tú, con tus palabras.',
    ],
    asks: [
      '{m}¿Cuál de estos pasajes explica otro, si alguno lo hace?',
      '{m}¿Qué va de uno de estos pasajes a otro, si ves algo?',
      '¿Qué ves al leer u oír lo que cuentas {inAt}?',
      '¿Qué pasó antes de lo que cuentas {inAt}, o qué vino después?',
      '¿Quién falta en estas líneas y tiene que ver con ellas, si falta alguien?',
      '¿Qué de esto sabías ya antes de contarlo?',
      '¿Qué contaría de otra manera alguien que conoce lo que dices {inAt}?',
      '¿De qué persona, lugar o cosa de estas líneas contarías algo más?',
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
      'Te detienes {inAt} y comentas lo que cuentas.',
      'Una frase {ofAt} comenta lo que dices allí.',
      'Hay {inAt} una observación tuya sobre tus propias palabras.',
      'Comentas {inAt} tu propia respuesta.',
      'Haces {inAt} una observación sobre lo que cuentas.',
      'Con una frase {ofAt} hablas de lo que estás diciendo.',
      '{InAt} te refieres a tus propias palabras.',
      '{InAt} dices algo sobre lo que acabas de contar o vas a contar.',
    ],
    asks: [
      '¿Qué habrías dicho a continuación, si hubieras seguido?',
      '¿Qué parte de lo que dices {inAt} sigue siendo tal cual, y qué parte no?',
      '¿Qué añadirías hoy a lo que dices {inAt}?',
      '¿Quién te lo ha oído decir ya, si lo ha oído alguien?',
      '¿A quién iba dirigida esa observación, si iba para alguien?',
      '¿Cómo suena lo que dices {inAt} cuando lo oyes en voz alta?',
      '¿Qué palabra cambiarías, si cambiaras alguna?',
      '¿Qué de esto sabías ya antes de decirlo {inAt}?',
    ],
    how: [
      'Se encontró por una observación tuya sobre lo que dices, con aquello de lo que trata ({labors}).',
      'Cómo se encontró: una frase en la que hablas de tus propias palabras ({labors}).',
    ],
    titles: ['Tu comentario', 'Tu propia observación', 'Sobre lo que dices'],
  },
  condition: {
    claims: [
      '{InAt} dices de qué depende algo.',
      'Pones {inAt} una condición.',
      '{InAt} una cosa depende, para ti, de otra.',
      'En {at} hay un «mientras» o un «si», y lo que se sigue de ello.',
      'Dices {inAt} qué vale y con qué condición.',
      '{InAt} haces depender una cosa de otra.',
      'Tal como lo cuentas {inAt}, de una cosa se sigue otra.',
      'Unes {inAt} dos cosas: si se da una, viene la otra.',
    ],
    asks: [
      '¿Qué tendría que pasar para que dejara de ser así?',
      '¿Cuándo viste por primera vez que es así?',
      '¿Qué cambiaría si faltara lo primero?',
      '¿Quién lo notaría si dejara de ser así?',
      '¿Qué excepción recuerdas, si hubo alguna?',
      '¿De dónde viene esto, que tú sepas?',
      '¿Quién más lo ve así, y quién no?',
      '¿Cuándo se cumplió por última vez, si se cumplió?',
    ],
    how: [
      'Se encontró por «mientras» o «si», con lo que según tú se sigue de ello ({labors}).',
      'Cómo se encontró: una frase tuya que hace depender una cosa de otra ({labors}).',
    ],
    titles: ['Con una condición', 'De qué depende', 'Si lo uno, entonces lo otro'],
  },
};
