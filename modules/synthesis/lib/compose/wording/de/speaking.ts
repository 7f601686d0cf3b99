import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'Hier liest du einen Satz, der um dich herum üblich war ({labors}).',
      'Hier ist ein Satz, der zum Haus oder zu jemandem gehörte ({labors}).',
      'Hier zitierst du, {in}, eine feste Wendung aus deiner Umgebung.',
      'Hier liest du einen Satz, den es bei euch gab ({labors}).',
      'Hier steht ein Satz, den andere gebrauchten ({labors}).',
      'Hier steht ein Satz der Menschen um dich ({labors}).',
      'Hier schreibst du, wie man etwas zu sagen pflegte ({labors}).',
      'Was man zu sagen pflegte, ist hier zitiert ({labors}).',
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
      'Hier erzählst du, was du zu jemandem gesagt hast ({labors}).',
      'Hier schreibst du auf, was du selbst gesagt hast ({labors}).',
      'Hier gibst du eigene Worte wieder ({labors}).',
      'Hier liest du, was du zu anderen gesagt hast ({labors}).',
      'Hier kommst du selbst zu Wort ({labors}).',
      'Im Folgenden, {of}, sprichst du zu jemandem.',
      'Hier liest du etwas, das du zu jemandem gesagt hast ({labors}).',
      'Hier zitierst du dich selbst ({labors}).',
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
      'Hier hältst du fest, was andere sagen ({labors}).',
      'Hier schreibst du auf, was andere gesagt haben ({labors}).',
      'Hier kommt jemand anderes zu Wort ({labors}).',
      'Hier steht, was jemand gesagt oder gefragt hat ({labors}).',
      'Hier erzählst du, was jemand gesagt oder gefragt hat ({labors}).',
      'Im Folgenden, {of}, spricht auch jemand anderes.',
      'Hier liest du etwas, das jemand anderes gesagt oder gefragt hat ({labors}).',
      'Auch eine andere Stimme als deine ist hier zu hören ({labors}).',
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
