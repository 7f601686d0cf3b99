import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      'Du gibst {in} einen Satz wieder, der um dich herum üblich war.',
      '{In} schreibst du einen Satz auf, der zum Haus oder zu jemandem gehörte.',
      'Du zitierst {in} eine feste Wendung aus deiner Umgebung.',
      'Von einem Satz, den es bei euch gab, schreibst du {in}.',
      'Einen Satz, den andere gebrauchten, schreibst du {in} auf.',
      '{In} zitierst du einen Satz von Menschen um dich.',
      'Du schreibst {in}, wie man etwas zu sagen pflegte.',
      'Was man zu sagen pflegte, zitierst du {in}.',
    ],
    asks: [
      'Wer sagt diesen Satz heute noch?',
      'Was hättest du stattdessen gern gehört?',
      'Wann hast du diesen Satz zuletzt gehört?',
      'Was hat dir dieser Satz damals bedeutet?',
      'Was hättest du gern darauf geantwortet?',
      'Hast du diesen Satz selbst einmal jemandem gesagt?',
      'Was sagt dieser Satz nicht?',
      'Woher kam dieser Satz, soviel du weißt?',
    ],
    how: [
      'Gefunden über Wendungen wie „der Satz war“ oder „hat immer gesagt“ ({labors}).',
      'So gefunden: ein Satz, den du als üblich nennst ({labors}).',
    ],
    titles: ['Ein Satz, den es gab', 'Was man zu sagen pflegte', 'Eine feste Wendung'],
  },
  spoken: {
    claims: [
      'Du erzählst, was du zu jemandem gesagt hast ({labors}).',
      'Du schreibst auf, was du selbst gesagt hast ({labors}).',
      'Du gibst deine eigenen Worte wieder ({labors}).',
      '{Of}: was du zu anderen gesagt hast.',
      'Hier kommst du selbst zu Wort ({labors}).',
      'Worte {of}, die du an jemanden gerichtet hast.',
      'Du gibst wieder, was du jemandem gesagt oder geantwortet hast ({labors}).',
      'Hier zitierst du dich selbst ({labors}).',
    ],
    asks: [
      'Was hast du damals nicht gesagt?',
      'Was würdest du heute sagen?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Was hast du auf deine Worte in {at} zur Antwort bekommen?',
      'Wie sind deine Worte aufgenommen worden?',
      'Was hättest du gern noch dazu gesagt?',
      'Welche deiner Worte in {at} würdest du wieder sagen?',
      'Wie ging es danach weiter?',
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
      'Du hältst fest, was andere sagen ({labors}).',
      'Du schreibst auf, was andere gesagt haben ({labors}).',
      'Hier kommen auch andere zu Wort ({labors}).',
      '{Of}: was andere gesagt oder gefragt haben.',
      'Du erzählst, was jemand gesagt oder gefragt hat ({labors}).',
      'Nicht alle Worte {of} sind deine; auch andere sprechen.',
      'Was andere gesagt oder gefragt haben, gibst du wieder ({labors}).',
      'Hier sprichst nicht nur du ({labors}).',
    ],
    asks: [
      'Was würdest du heute antworten?',
      'Was hättest du gern gesagt?',
      'Wie hat es geklungen, soweit du dich erinnerst?',
      'Was hättest du gern gehört?',
      'Würdest du das gern noch einmal hören?',
      'Was würdest du zurückfragen?',
      'Was hast du dir gedacht, als du das gehört hast?',
      'Was davon klingt dir noch im Ohr?',
    ],
    how: [
      'Gefunden über Worte oder eine Frage eines anderen Menschen, mit dem, was du danach schreibst ({labors}).',
      'So gefunden: Sätze, in denen jemand anderes etwas sagt oder fragt ({labors}).',
    ],
    titles: ['Was andere gesagt haben', 'Worte von jemand anderem', 'Andere Stimmen'],
  },
};
