import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'spoken' | 'heard'> = {
  spoken: {
    claims: [
      'Was du zu jemandem gesagt hast, steht {in}.',
      'Du schreibst {in} auf, was du selbst gesagt hast.',
      '{In} wiederholst du eigene Worte.',
      'Du erzählst {in}, was du anderen gesagt hast.',
      '{In} wird etwas gesagt, und zwar von dir.',
      'Worte von dir an jemand anderen stehen {in}.',
      '{In} führst du dich selbst an.',
      'Wie du es anderen gesagt hast, ist {in} zu lesen.',
      'Was von dir kam, in Worten, steht {in}.',
      'Dein eigener Teil eines Gesprächs steht {in}.',
    ],
    asks: [
      'Was hast du damals nicht gesagt?',
      'Was würdest du heute an derselben Stelle sagen?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Wer hat geglaubt, was du in {at} sagst?',
      'Was hat der andere Mensch mit deinen Worten gemacht?',
      'Wie wäre eine längere Antwort gegangen?',
      'Welche deiner Worte in {at} würdest du wieder sagen?',
      'Wem würdest du den Rest erzählen?',
      'Gab es etwas, das du nur gedacht hast?',
    ],
    how: [
      'Gefunden über Wendungen wie „hab ich gesagt“ oder „sagte ich“, mit dem, was davor und danach steht ({labors}).',
      'So gefunden: Sätze, in denen du erzählst, was du zu jemandem gesagt hast ({labors}).',
    ],
    titles: ['Was du gesagt hast', 'Mit deinen Worten', 'Deine Antwort'],
  },
  heard: {
    claims: [
      'Was jemand gesagt hat, steht {in}.',
      'Du schreibst {in} auf, was andere gesagt haben.',
      '{In} spricht jemand anderes.',
      'Worte eines anderen Menschen stehen {in}.',
      'Du wiederholst {in}, was jemand gesagt oder gefragt hat.',
      '{In} hat ein anderer Mensch das Wort.',
      'Was ein anderer Mensch gesagt oder gefragt hat, steht {in}.',
      'Worte von jemand anderem haben {in} ihren Platz.',
    ],
    asks: [
      'Was würdest du heute antworten?',
      'Was wurde dabei nicht gesagt?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Was hättest du gern gehört?',
      'Möchtest du das noch einmal hören?',
      'Was würdest du zurückfragen?',
      'Was war deiner Meinung nach damit gemeint?',
      'Welcher Teil einer Antwort steht nicht auf der Seite?',
    ],
    how: [
      'Gefunden über Worte oder eine Frage eines anderen Menschen, mit dem, was du danach schreibst ({labors}).',
      'So gefunden: Sätze, in denen jemand anderes etwas sagt oder fragt ({labors}).',
    ],
    titles: ['Was andere gesagt haben', 'Worte von jemand anderem', 'Gehört'],
  },
};
