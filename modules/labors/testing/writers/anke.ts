import type { Writer } from './writer';

/** Four answers in German, about 300 words, and one short one in English. */
export const anke: Writer = {
  name: 'Anke',
  answers: {
    1: `Ich bin in einem Pfarrhaus in der Altmark aufgewachsen, mit fünf Geschwistern und immer offenen Türen. Es gab keine Ecke, in der man allein sein konnte, außer dem Apfelboden. Dort habe ich gelesen, bis das Licht weg war. Meine Mutter hat nie gesagt, dass sie müde ist. Sie hat dann nur lauter gesungen. Ich glaube, ich singe heute auch, wenn ich eigentlich schreien möchte.`,
    3: `Wir sind seit elf Jahren getrennt und wohnen immer noch im selben Haus, er unten, ich oben. Für die Kinder, sagen wir, aber die Kinder sind längst ausgezogen. Manchmal höre ich ihn nachts husten und bin mit einem Bein schon aus dem Bett. Dann bleibe ich auf der Treppe sitzen. Ich weiß nicht, ob das Liebe ist oder nur Gewohnheit, und ich traue mich nicht, es herauszufinden.`,
    5: `Ich unterrichte seit sechsundzwanzig Jahren Chemie. Die ersten zehn Jahre habe ich geleuchtet. Jetzt zähle ich die Wochen bis zu den Ferien, und wenn ein Kind eine echte Frage stellt, merke ich, wie ich erst einmal genervt bin. Das erschreckt mich. Im Frühjahr hat ein Mädchen nach der Stunde gefragt, warum Sterne nicht ausgehen, und wir saßen bis um fünf im Physikraum.`,
    10: `Meine Schwester ist mit vierundvierzig gestorben. Ich habe ihre Gartenschere geerbt und benutze sie jeden Tag, und jedes Mal denke ich, dass sie mir gleich über die Schulter sagt, ich schneide zu tief. Ich schneide zu tief. Die Rosen kommen trotzdem wieder.`,
    12: `I write this one in English because my children will not read it then. I would like them to know that I was happy more often than I looked.`,
  },
};
