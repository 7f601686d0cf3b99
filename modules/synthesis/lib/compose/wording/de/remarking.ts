import type { SectionKind, SectionWording } from '../wording';

/** What clients remark on as they write it, and rules that they state. */
export const remarking: Pick<Record<SectionKind, SectionWording>, 'marked' | 'condition'> = {
  marked: {
    claims: [
      '{InAt} hältst du einen Augenblick an und sagst etwas zu dem, was du geschrieben hast.',
      'Zu deinen eigenen Worten machst du {inAt} eine Bemerkung.',
      'In {at} handelt ein Satz von dem Satz daneben.',
      'Du schreibst {inAt} etwas und sprichst davon, dass du es geschrieben hast.',
      'Es gibt {inAt} eine Stelle, an der du deinen eigenen Satz ansiehst.',
      'Hier, {inAt}, äußerst du dich zu dem, was auf deiner Seite steht.',
      'Eine Bemerkung {inAt} gilt dem, was neben ihr steht.',
      'Für einen Satz trittst du {inAt} einen Schritt zurück.',
      '{InAt} zeigst du auf deine eigenen Worte.',
    ],
    asks: [
      'Wie war es, das in {at} geschrieben zu sehen?',
      'Stimmt es noch so, wie du es in {at} geschrieben hast?',
      'Was käme danach?',
      'Wer hat das von dir gehört?',
      'Was hat dich dort in {at} anhalten lassen?',
      'Ist es leichter zu schreiben als zu sagen?',
      'Für welches Wort davon stehst du ein?',
      'Wie lange wusstest du es schon, bevor du {at} geschrieben hast?',
    ],
    how: [
      'Gefunden über eine Bemerkung zu dem, was du schreibst, mit dem, wovon sie handelt ({labors}).',
      'So gefunden: ein Satz, in dem du von deinen eigenen Worten sprichst ({labors}).',
    ],
    titles: ['Hingeschrieben', 'Wo du innegehalten hast', 'Deine Bemerkung'],
  },
  condition: {
    claims: [
      'Ein Satz {inAt} sagt, wovon etwas abhängt.',
      'Eine Bedingung fasst du {inAt} in Worte.',
      '{InAt} hängt eines am anderen.',
      'In {at} steht ein „solange“ und was daraus folgt.',
      'Du schreibst {inAt}, was gilt und unter welcher Bedingung.',
      'Zwei Dinge bindet ein Satz {inAt} aneinander.',
      'Was woraus folgt, steht {inAt}.',
      'Eine Regel sprichst du {inAt} aus.',
    ],
    asks: [
      'Wer kennt diese Regel noch?',
      'Seit wann ist das so?',
      'Was geschähe, wenn die erste Hälfte sich änderte?',
      'Wer würde merken, dass es nicht mehr so ist?',
      'Gibt es eine Ausnahme?',
      'Was schützt sie?',
      'Würdest du es den Menschen in {at} mit denselben Worten sagen?',
      'Wie hieße der umgekehrte Satz?',
    ],
    how: [
      'Gefunden über „solange“, mit dem, was nach deinen Worten daraus folgt ({labors}).',
      'So gefunden: ein Satz von dir, der eines vom anderen abhängen lässt ({labors}).',
    ],
    titles: ['Solange', 'Wovon es abhängt', 'Eine Regel von dir'],
  },
};
