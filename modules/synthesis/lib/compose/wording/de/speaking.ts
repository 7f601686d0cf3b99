import type { SectionKind, SectionWording } from '../wording';

/** What was said between the client and others, as they tell it. */
export const speaking: Pick<Record<SectionKind, SectionWording>, 'saying' | 'spoken' | 'heard'> = {
  saying: {
    claims: [
      '{In} gibst du einen Satz wieder, den es um dich herum gab.',
      '{In} nennst du einen Satz, der zu einem Haus oder zu einem Menschen gehörte.',
      'Du zitierst {in} Worte, die in deiner Umgebung ihren Platz hatten.',
      'Einen Satz, der schon vor deiner Antwort gesagt wurde, gibst du {in} wieder.',
      'Von einem Satz, der um dich herum zu hören war, erzählst du {in}.',
      'Ein Satz, wie er bei euch gesagt wurde, steht {in}.',
      'Du gibst {in} einen Satz weiter, den du gehört hast.',
      'Was man um dich herum zu sagen pflegte, zitierst du {in}.',
    ],
    asks: [
      'Wer sagt heute noch, was du {inAt} zitierst?',
      'In welchen Augenblicken fiel dieser Satz, und in welchen nie?',
      'Wie hat dieser Satz geklungen, wenn er gesagt wurde?',
      'Was hast du dir unter diesem Satz vorgestellt, als du ihn zum ersten Mal hörtest?',
      'Was hättest du gern darauf geantwortet?',
      'Wem hast du diesen Satz schon einmal weitergesagt?',
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
      'Hier hört man dich mit jemandem reden ({labors}).',
      'Du gibst deine eigenen Worte wieder ({labors}).',
      '{Of}: was du zu jemandem gesagt hast.',
      'Hier kommst du selbst zu Wort ({labors}).',
      'Hier stehen Worte {of}, die du an jemanden gerichtet hast.',
      'Du gibst wieder, was du jemandem gesagt oder geantwortet hast ({labors}).',
      'Hier zitierst du dich selbst ({labors}).',
    ],
    asks: [
      'Was hast du dabei nur gedacht und nicht gesagt?',
      'Was würdest du heute im selben Augenblick sagen?',
      'Wie hat deine Stimme geklungen, soweit du dich erinnerst?',
      'Was hast du auf deine Worte in {at} zur Antwort bekommen?',
      'Wie sind deine Worte in {at} aufgenommen worden?',
      'Was hättest du gern noch dazu gesagt?',
      'Welche deiner Worte in {at} würdest du wieder sagen?',
      'Wie ging es nach deinen Worten in {at} weiter?',
      'Wen hast du vor dir, wenn du an deine Worte in {at} denkst?',
    ],
    how: [
      'Gefunden über Wendungen wie „hab ich gesagt“ oder „sagte ich“, mit dem, was davor und danach steht ({labors}).',
      'So gefunden: Sätze, in denen du erzählst, was du zu jemandem gesagt hast ({labors}).',
    ],
    titles: ['Was du gesagt hast', 'Mit deinen Worten', 'Deine Stimme'],
  },
  heard: {
    claims: [
      'Hier gibst du Worte wieder, die nicht von dir sind ({labors}).',
      'Du erzählst, was jemand gesagt oder gefragt hat ({labors}).',
      'Hier lässt du nicht nur dich selbst reden ({labors}).',
      '{Of}: Worte, die nicht deine eigenen sind.',
      'Hier ist nicht nur deine Stimme zu hören ({labors}).',
      'Nicht alle Worte {of} sind deine.',
      'Was jemand anderes gesagt oder gefragt hat, gibst du hier wieder ({labors}).',
      'Hier sprichst nicht nur du ({labors}).',
    ],
    asks: [
      'Was würdest du heute auf diese Worte antworten?',
      'Was ist darauf ungesagt geblieben?',
      'In welchem Ton ist das gesagt worden, soweit du weißt?',
      'Was hätte dort auch gesagt werden können?',
      'Wer war noch in der Nähe, als das gesagt wurde?',
      'Was würdest du jemanden, der hier spricht, heute fragen?',
      'Wie ging es nach diesen Worten weiter?',
      'Welches dieser Worte ist dir am genauesten im Gedächtnis?',
    ],
    how: [
      'Gefunden über Worte oder eine Frage, die nicht von dir sind, mit dem, was bei dir danach kommt ({labors}).',
      'So gefunden: Sätze, in denen jemand anderes etwas sagt oder fragt ({labors}).',
    ],
    titles: ['Was dort gesagt wurde', 'Worte von jemand anderem', 'Nicht nur deine Stimme'],
  },
};
