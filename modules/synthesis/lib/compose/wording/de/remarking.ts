import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'Lies zuerst diese Stellen {of}. Sie stehen da, wie du sie geschrieben hast.',
      'Diese Stellen {of} kommen zuerst, und es wird ihnen nichts hinzugefügt.',
      'Zuerst einige Stellen {of}, so wie du sie geschrieben hast.',
      'Diese Deutung beginnt mit deinen eigenen Seiten, mit Stellen {of}.',
      'Fang mit diesen Stellen {of} an.',
      'Das erste Wort hast du, mit Stellen {of}.',
      'Am Anfang stehen Stellen {of}, in deinen Worten.',
      'Was diese Deutung zuerst zeigt, sind Stellen {of}.',
      'Vor allem anderen: Stellen {of}, unverändert.',
    ],
    asks: [
      'Welchen dieser Sätze würdest du unterstreichen?',
      'Gibt es unter diesen Sätzen einen, der die anderen erklärt?',
      'Wenn nur einer dieser Sätze bleiben könnte, welcher wäre es?',
      'Welchen dieser Sätze hast du schon einmal jemandem gesagt?',
      'In welcher Reihenfolge würdest du diese Stellen jemandem zeigen?',
      'Was davon ist dir erst beim Schreiben eingefallen?',
      'Wem würdest du die Stelle aus {at} zeigen?',
      'Welchen dieser Sätze würdest du heute anders schreiben?',
    ],
    how: [
      'Ausgewählt nach Platz und Form: wo ein Satz in seiner Antwort steht, wie lang sie ist, ob jemand darin spricht, ob kleine Wörter wie „aber“, „nur“ oder „nie“ vorkommen ({labors}). Das Maß ist aus dem gewonnen, was Leserinnen und Leser in anderen Texten angestrichen haben, und kennt kein Thema.',
      'So ausgewählt: In anderen Texten haben Menschen angestrichen, was am meisten zeigt. Sätze, die den angestrichenen in Platz und Form gleichen, kommen hier zuerst, wovon sie auch handeln ({labors}).',
    ],
    titles: ['Zuerst zu lesen', 'In deinen eigenen Worten', 'Was am Anfang steht'],
  },
  marked: {
    claims: [
      '{InAt} sagst du etwas und sprichst auch darüber, dass du es sagst.',
      'Du hältst {inAt} inne und sagst etwas zu dem, was du schreibst.',
      '{InAt} spricht ein Satz von dem, was du dort schreibst.',
      'Zu dem, was du sagst, machst du {inAt} eine Bemerkung.',
      'Du äußerst dich {inAt} zu deinen eigenen Worten.',
      'Eine Bemerkung {inAt} gilt dem, was du dort schreibst.',
      '{InAt} sagst du mit einem Satz etwas über einen anderen.',
      'Du kommst {inAt} auf deine eigenen Worte zu sprechen.',
      '{InAt} sprichst du von dem, was du sagst.',
    ],
    asks: [
      'Wie war es für dich, das in {at} geschrieben zu sehen?',
      'Stimmt es noch so, wie du es in {at} geschrieben hast?',
      'Wie ginge es danach weiter?',
      'Wer hat das von dir gehört?',
      'Was hat dich in {at} innehalten lassen?',
      'Ist es leichter zu schreiben als zu sagen?',
      'Welches Wort davon ist dir am wichtigsten?',
      'Wie lange wusstest du es schon, bevor du {at} geschrieben hast?',
    ],
    how: [
      'Gefunden über eine Bemerkung zu dem, was du schreibst, mit dem, wovon sie handelt ({labors}).',
      'So gefunden: ein Satz, in dem du von deinen eigenen Worten sprichst ({labors}).',
    ],
    titles: ['Eine Bemerkung von dir', 'Was du dazu sagst', 'Ein Wort zu deinen Worten'],
  },
  condition: {
    claims: [
      '{InAt} sagst du, wovon etwas abhängt.',
      'Du nennst {inAt} eine Bedingung.',
      '{InAt} hängt für dich eines vom anderen ab.',
      '{InAt} schreibst du „solange“ und was daraus folgt.',
      'Was gilt und unter welcher Bedingung, schreibst du {inAt}.',
      'Du machst {inAt} eines vom anderen abhängig.',
      'Aus dem einen folgt {inAt} das andere.',
      'Du sprichst {inAt} eine Regel aus.',
    ],
    asks: [
      'Wer kennt diese Regel noch?',
      'Seit wann ist das so?',
      'Was wäre, wenn sich daran etwas änderte?',
      'Wer würde es merken, wenn es nicht mehr so wäre?',
      'Gibt es eine Ausnahme?',
      'Wen oder was schützt das?',
      'Wem würdest du das mit denselben Worten sagen?',
      'Wann hast du das zum ersten Mal so gesehen?',
    ],
    how: [
      'Gefunden über „solange“ und das, was nach deinen Worten daraus folgt ({labors}).',
      'So gefunden: ein Satz von dir, der eines vom anderen abhängen lässt ({labors}).',
    ],
    titles: ['Solange', 'Wovon es abhängt', 'Eine Regel von dir'],
  },
};
