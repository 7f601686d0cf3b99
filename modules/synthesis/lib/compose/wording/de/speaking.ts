import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      '{In} schreibst du einen Satz auf, der um dich herum üblich war.',
      'Einen Satz, der zum Haus oder zu jemandem gehörte, findest du {in}.',
      '{In} zitierst du eine feste Wendung aus deiner Umgebung.',
      'Du nennst {in} einen Satz, den es bei euch gab.',
      '{In} steht ein Satz, den andere gebrauchten.',
      'Ein Satz der Menschen um dich steht {in}.',
      'Du schreibst {in}, wie man etwas zu sagen pflegte.',
      'Was man zu sagen pflegte, steht {in}.',
    ],
    asks: [
      'Wer sagt ihn heute?',
      'Was hättest du stattdessen gern gehört?',
      'Wann hast du ihn zuletzt gehört oder selbst gesagt?',
      'Was hat er dir damals bedeutet?',
      'Gibt es eine Antwort darauf, die nie gegeben wurde?',
      'Gebraucht ihn noch jemand?',
      'Was lässt er weg?',
      'Woher kam er, soviel du weißt?',
    ],
    how: [
      'Gefunden über Wörter wie „der Satz war“ oder „hat immer gesagt“ ({labors}).',
      'So gefunden: ein Satz, den du als üblich nennst ({labors}).',
    ],
    titles: ['Ein Satz, den es gab', 'Was man zu sagen pflegte', 'Eine feste Wendung'],
  },
  spoken: {
    claims: [
      'Was du zu jemandem gesagt hast, erzählst du {in}.',
      'Du schreibst {in} auf, was du selbst gesagt hast.',
      '{In} gibst du deine eigenen Worte wieder.',
      'Du erzählst {in}, was du zu anderen gesagt hast.',
      '{In} kommst du selbst zu Wort.',
      '{In} steht, was du selbst gesagt hast.',
      'Dich selbst hört man {in} sprechen.',
      '{In} schreibst du, was du jemandem gesagt hast.',
      'Deine Worte zu anderen hältst du {in} fest.',
      'Du zitierst {in} dich selbst.',
    ],
    asks: [
      'Was hast du damals nicht gesagt?',
      'Was würdest du heute sagen?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Wer hat geglaubt, was du in {at} sagst?',
      'Was hat der andere Mensch mit deinen Worten gemacht?',
      'Was hättest du gern noch dazu gesagt?',
      'Welche deiner Worte in {at} würdest du wieder sagen?',
      'Wem würdest du erzählen, wie es weiterging?',
      'Gab es etwas, das du nur gedacht hast?',
    ],
    how: [
      'Gefunden über Wendungen wie „hab ich gesagt“ oder „sagte ich“, mit dem, was davor und danach steht ({labors}).',
      'So gefunden: Sätze, in denen du erzählst, was du zu jemandem gesagt hast ({labors}).',
    ],
    titles: ['Was du gesagt hast', 'Mit deinen Worten', 'Deine Stimme'],
  },
  heard: {
    claims: [
      '{In} hältst du fest, was andere sagen.',
      'Du schreibst {in} auf, was andere gesagt haben.',
      '{In} kommt jemand anderes zu Wort.',
      'Du lässt {in} andere zu Wort kommen.',
      '{In} erzählst du, was jemand gesagt oder gefragt hat.',
      'Nicht nur du sprichst {in}, auch andere reden.',
      'Was jemand anderes gesagt oder gefragt hat, gibst du {in} wieder.',
      'Andere Stimmen als deine hört man {in}.',
    ],
    asks: [
      'Was würdest du heute antworten?',
      'Was hättest du gern gesagt?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Was hättest du gern gehört?',
      'Würdest du das gern noch einmal hören?',
      'Was würdest du daraufhin fragen?',
      'Was hast du dir gedacht, als du das gehört hast?',
      'Was hast du dir gedacht, ohne es zu sagen?',
    ],
    how: [
      'Gefunden über Worte oder eine Frage eines anderen Menschen, mit dem, was du danach schreibst ({labors}).',
      'So gefunden: Sätze, in denen jemand anderes etwas sagt oder fragt ({labors}).',
    ],
    titles: ['Was andere gesagt haben', 'Worte von jemand anderem', 'Andere Stimmen'],
  },
};
