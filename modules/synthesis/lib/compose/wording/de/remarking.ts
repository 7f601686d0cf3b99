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
      'Welcher erklärt die anderen, wenn es einer tut?',
      'Wenn nur einer dieser Sätze bleiben könnte, welcher wäre es?',
      'Welchen dieser Sätze hast du schon laut gesagt?',
      'In welche Reihenfolge würdest du sie bringen?',
      'Was davon hast du gewusst, bevor du es geschrieben hast?',
      'Wem würdest du die Stelle aus {at} zeigen?',
      'Welchen würdest du heute anders schreiben?',
    ],
    how: [
      'Ausgewählt über ein Maß von Platz und Form: wo in ihrer Antwort ein Satz steht, wie lang die Antwort ist, ob jemand darin spricht, kleine Wörter wie „aber“, „nur“ oder „nie“ ({labors}). Es wurde an dem gebildet, was Leserinnen und Leser in anderen Texten angestrichen haben, und kennt kein Thema.',
      'So ausgewählt: In anderen Texten wurde angestrichen, was am meisten zeigt; Sätze von gleichem Platz und gleicher Form kommen hier zuerst, wovon sie auch handeln ({labors}).',
    ],
    titles: ['Zuerst zu lesen', 'In deinen eigenen Worten', 'Was am Anfang steht'],
  },
  marked: {
    claims: [
      '{InAt} sagst du etwas und sprichst auch darüber, dass du es sagst.',
      'Du hältst {inAt} inne und sagst etwas zu dem, was du schreibst.',
      'In {at} geht es in einem Satz um den Satz daneben.',
      'Zu dem, was du sagst, machst du {inAt} eine Bemerkung.',
      'Hier, {inAt}, äußerst du dich zu dem, was auf deiner Seite steht.',
      'Eine Bemerkung {inAt} gilt dem, was neben ihr steht.',
      'Mit einem Satz {inAt} blickst du auf einen anderen.',
      '{InAt} zeigst du auf deine eigenen Worte.',
      '{InAt} sprichst du von dem, was du sagst.',
    ],
    asks: [
      'Wie war es, das in {at} geschrieben zu sehen?',
      'Stimmt es noch so, wie du es in {at} geschrieben hast?',
      'Wie ginge es danach weiter?',
      'Wer hat das von dir gehört?',
      'Was hat dich in {at} innehalten lassen?',
      'Ist es leichter zu schreiben als zu sagen?',
      'Welches Wort davon ist dir das wichtigste?',
      'Wie lange wusstest du es schon, bevor du {at} geschrieben hast?',
    ],
    how: [
      'Gefunden über eine Bemerkung zu dem, was du schreibst, mit dem, wovon sie handelt ({labors}).',
      'So gefunden: ein Satz, in dem du von deinen eigenen Worten sprichst ({labors}).',
    ],
    titles: ['Angemerkt', 'Deine Bemerkung', 'Ein Wort zu deinen Worten'],
  },
  condition: {
    claims: [
      '{InAt} sagst du, wovon etwas abhängt.',
      'Du nennst {inAt} eine Bedingung.',
      '{InAt} hängt für dich eines vom anderen ab.',
      'In {at} steht ein „solange“ und was daraus folgt.',
      'Was gilt und unter welcher Bedingung, schreibst du {inAt}.',
      'Du machst {inAt} eines vom anderen abhängig.',
      'Aus dem einen folgt {inAt} das andere.',
      'Eine Regel sprichst du {inAt} aus.',
    ],
    asks: [
      'Wer kennt diese Regel noch?',
      'Seit wann ist das so?',
      'Was wäre, wenn sich daran etwas änderte?',
      'Wer würde merken, dass es nicht mehr so ist?',
      'Gibt es eine Ausnahme?',
      'Wen oder was schützt das?',
      'Würdest du es den Menschen in {at} mit denselben Worten sagen?',
      'Wie klänge der Satz umgekehrt?',
    ],
    how: [
      'Gefunden über „solange“ und das, was nach deinen Worten daraus folgt ({labors}).',
      'So gefunden: ein Satz von dir, der eines vom anderen abhängen lässt ({labors}).',
    ],
    titles: ['Solange', 'Wovon es abhängt', 'Eine Regel von dir'],
  },
};
