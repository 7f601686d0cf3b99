import type { SectionKind, SectionWording } from '../wording';

/** Passages that are put first, what clients remark on as they say it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'central' | 'marked' | 'condition'> = {
  central: {
    claims: [
      'Nimm dir Zeit für das, was du {in} erzählst. Es steht hier, wie es von dir kam.',
      'Zuerst du, mit deinen Worten {of}. Hinzugefügt ist nichts.',
      'Bevor wir etwas sagen, hast du das Wort ({labors}).',
      'Lies es langsam, oder lass es dir vorlesen: Das sagst du {in}.',
      'Hör dir einen Augenblick selbst zu, {in}.',
      'Das erste Wort gehört dir; es kommt {of}.',
      'Was du {in} sagst, soll hier nicht erklärt werden. Es soll nur dastehen.',
      'Manches sagst du selbst am besten, hier {in}.',
      'Vor allem anderen: deine Worte {of}, unverändert.',
    ],
    asks: [
      'Welchen dieser Sätze würdest du unterstreichen?',
      'Welcher dieser Sätze macht einen anderen verständlicher?',
      'Wenn nur einer dieser Sätze bleiben könnte, welcher wäre es?',
      'Welchen dieser Sätze hast du schon einmal jemandem gesagt, und was kam zurück?',
      'In welcher Reihenfolge würdest du jemandem davon erzählen?',
      'Was davon hättest du vor zehn Jahren noch nicht so gesagt?',
      'Was gehört zu der Stelle aus {at}, das nicht dasteht?',
      'Welchen dieser Sätze würdest du heute anders sagen, und wie?',
    ],
    how: [
      'Ausgewählt nach Platz und Form: wo ein Satz in seiner Antwort steht, wie lang sie ist, ob jemand darin spricht, ob kleine Wörter wie „aber“, „nur“ oder „nie“ vorkommen ({labors}). Das Maß ist aus dem gewonnen, was Leserinnen und Leser in anderen Texten angestrichen haben, und kennt kein Thema.',
      'So ausgewählt: In anderen Texten haben Menschen angestrichen, was am meisten zeigt. Sätze, die den angestrichenen in Platz und Form gleichen, kommen hier zuerst, wovon sie auch handeln ({labors}).',
    ],
    titles: ['Zuerst du', 'In deinen eigenen Worten', 'Was am Anfang steht'],
  },
  marked: {
    claims: [
      '{In} sagst du etwas und sprichst auch darüber, dass du es sagst.',
      'Du hältst {in} inne und sagst etwas zu deinen Worten.',
      '{In} spricht ein Satz von dem, was du da gerade sagst.',
      'Zu dem, was du sagst, machst du {in} eine Bemerkung.',
      'Du äußerst dich {in} zu deinen eigenen Worten.',
      'Eine Bemerkung {inAt} gilt dem, was du dort erzählst.',
      '{In} sagst du mit einem Satz etwas über einen anderen.',
      'Du kommst {in} auf deine eigenen Worte zu sprechen.',
      'Für einen Augenblick trittst du {in} neben das, was du erzählst.',
    ],
    asks: [
      'Wie klingt die Stelle aus {at}, wenn du sie laut hörst?',
      'Was davon würdest du heute anders sagen als in {at}?',
      'Welcher Satz käme nach deiner Bemerkung in {at}?',
      'Wer hat das von dir schon gehört, und wer noch nicht?',
      'Was gehört für dich zu deiner Bemerkung in {at} noch dazu?',
      'Wie würdest du dasselbe jemandem sagen, der neben dir sitzt?',
      'Welches Wort davon soll genau so stehen bleiben?',
      'Seit wann hättest du sagen können, was {inAt} steht?',
    ],
    how: [
      'Gefunden über eine Bemerkung zu dem, was du sagst, mit dem, wovon sie handelt ({labors}).',
      'So gefunden: ein Satz, in dem du von deinen eigenen Worten sprichst ({labors}).',
    ],
    titles: ['Eine Bemerkung von dir', 'Was du dazu sagst', 'Ein Wort zu deinen Worten'],
  },
  condition: {
    claims: [
      '{InAt} sagst du, wovon etwas abhängt.',
      'Du nennst {inAt} eine Bedingung.',
      '{InAt} hängt für dich eines vom anderen ab.',
      '{InAt} sagst du „solange“ und was daraus folgt.',
      'Was gilt und unter welcher Bedingung, sagst du {inAt}.',
      'Du machst {inAt} eines vom anderen abhängig.',
      'Aus dem einen folgt {inAt} das andere.',
      'Du ziehst {inAt} mit „solange“ eine Grenze.',
    ],
    asks: [
      'Für wen gilt das noch?',
      'Seit wann ist das so?',
      'Was wäre als Erstes anders, wenn die Bedingung wegfiele?',
      'Wer würde es merken, wenn es nicht mehr so wäre?',
      'Welche Ausnahme fällt dir dazu ein?',
      'Was kommt nach diesem „solange“?',
      'Von wem hast du so etwas schon einmal gehört?',
      'Wann hast du das zum ersten Mal so gesehen?',
    ],
    how: [
      'Gefunden über „solange“ und das, was nach deinen Worten daraus folgt ({labors}).',
      'So gefunden: ein Satz von dir, der eines vom anderen abhängen lässt ({labors}).',
    ],
    titles: ['Solange', 'Wovon es abhängt', 'Eine Regel von dir'],
  },
};
