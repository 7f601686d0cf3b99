import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    {
      title: 'Wort für Wort',
      text: 'Schreib eine dieser Stellen langsam ab oder sprich sie langsam nach und achte darauf, welches Wort du ändern würdest.',
    },
    {
      title: 'Was danach kommt',
      text: 'Such dir eine dieser Stellen aus und schreib oder sag den Satz, den du heute darauf folgen lässt.',
    },
    {
      title: 'Laut gelesen',
      text: 'Lies eine dieser Stellen laut oder lass sie dir vorlesen und achte darauf, welches Wort dir nachklingt.',
    },
  ],
  echo: [
    {
      title: 'Noch ein Augenblick',
      text: 'Erzähl noch einen Augenblick aus deinem Leben, der mit {words} zu tun hat, auf Papier oder laut.',
    },
    {
      title: 'Ein Satz dazwischen',
      text: 'Schreib oder sag einen Satz, der zwischen den Stellen mit {words} stehen könnte.',
    },
  ],
  heard: [
    {
      title: 'Deine Antwort',
      text: 'Schreib auf oder sag laut, was du heute jemandem antworten würdest, der in {at} spricht.',
    },
    {
      title: 'Von der anderen Seite',
      text: 'Such dir jemanden aus, der in {at} zu Wort kommt, und erzähl die Stelle so, wie dieser Mensch sie erzählen würde.',
    },
    {
      title: 'Eine Zeile dazu',
      text: 'Stell neben das, was in {at} gesagt oder gefragt wird, eine Zeile, die niemand gesagt hat.',
    },
    {
      title: 'Danach',
      text: 'Erzähl in fünf Sätzen, was nach einer Stelle aus {at} kam, auf Papier oder laut.',
    },
    { title: 'Eine Frage', text: 'Überleg dir eine Frage, die du jemandem aus {at} heute stellen würdest.' },
  ],
  ending: [
    { title: 'Ein Satz mehr', text: 'Häng an eines dieser Enden noch einen Satz an, geschrieben oder gesprochen.' },
    {
      title: 'Ein anderes Ende',
      text: 'Such für eine dieser Antworten einen anderen letzten Satz und behalte beide.',
    },
    { title: 'Von hier aus', text: 'Nimm einen dieser letzten Sätze als ersten Satz und erzähl fünf Sätze weiter.' },
    {
      title: 'Hintereinander',
      text: 'Lies oder hör diese letzten Sätze hintereinander und merk dir, welcher dir nachgeht.',
    },
    { title: 'Kürzer', text: 'Kürze eines dieser Enden, bis nur drei Wörter bleiben.' },
    {
      title: 'In einer Woche',
      text: 'Komm in einer Woche auf eines dieser Enden zurück und füg hinzu, was dir dann einfällt.',
    },
  ],
  saying: [
    {
      title: 'Wie du es sagen würdest',
      text: 'Schreib oder sag, was du {inAt} zitierst, so, wie du es heute selbst sagen würdest.',
    },
    { title: 'Ein eigener Satz', text: 'Stell neben den Satz aus {at} einen, den du selbst oft sagst.' },
    {
      title: 'Weitergeben oder nicht',
      text: 'Überleg dir, wem du den Satz aus {at} weitergeben würdest und wem nicht.',
    },
    { title: 'Woher er kam', text: 'Frag jemanden, der dabei war, woher der Satz aus {at} kam.' },
  ],
  return: [
    {
      title: 'In zehn Sätzen',
      text: 'Erzähl die Stelle aus {at} neu, in zehn Sätzen; das Wort {thing} kommt erst im letzten vor.',
    },
    {
      title: 'Eine nach der anderen',
      text: 'Schreib die Stellen mit dem Wort {thing} untereinander, oder lies sie laut, eine nach der anderen.',
    },
    {
      title: 'Fünf Wörter',
      text: 'Schreib das Wort {thing} in die Mitte eines Blattes und darum fünf Wörter, die für dich dazugehören.',
    },
    {
      title: 'Eine Zeichnung',
      text: 'Zeichne fünf Minuten lang, was du bei dem Wort {thing} vor dir siehst. Schön muss es nicht werden.',
    },
    {
      title: 'Ein Satz am Abend',
      text: 'Schreib oder sag eine Woche lang jeden Abend einen Satz, in dem das Wort {thing} vorkommt.',
    },
  ],
  insistence: [
    {
      title: 'Ein anderes Wort',
      text: 'Nimm einen deiner Sätze mit {word} und probier drei andere Wörter an seiner Stelle, auf Papier oder laut.',
    },
    { title: 'Mitzählen', text: 'Zähl drei Tage lang, wie oft du {word} laut sagst, und zu wem.' },
    {
      title: 'Ausnahmen',
      text: 'Schreib {word} oben auf ein Blatt und darunter drei Dinge, für die es nicht stimmt. Oder zähl sie laut auf.',
    },
  ],
  people: [
    { title: 'Fünf Dinge', text: 'Schreib auf oder sag laut, was du {about} noch weißt: fünf Kleinigkeiten.' },
    {
      title: 'Drei Sätze',
      text: 'Erzähl in drei Sätzen {about}, für jemanden, der deine Antworten nicht kennt.',
    },
    {
      title: 'Was dazugehört',
      text: 'Schreib oder sag zu der Stelle aus {at} drei Einzelheiten, die dort nicht stehen.',
    },
  ],
  kept: [
    {
      title: 'Links und rechts',
      text: 'Schreib den Satz aus {at} auf die linke Hälfte eines Blattes und rechts dazu, was du heute darauf sagst.',
    },
    {
      title: 'Eine andere Stimme',
      text: 'Stell neben den Satz aus {at} einen, den dir jemand anderes gesagt hat und der dir gutgetan hat.',
    },
    {
      title: 'Weitersagen und zuhören',
      text: 'Sag den Satz aus {at} jemandem, dem du vertraust, und hör zu, was du zur Antwort bekommst.',
    },
  ],
  conclusion: [
    {
      title: 'Mit anderen Worten',
      text: 'Sag oder schreib {q} noch dreimal, jedes Mal anders. Behalte, was am besten passt.',
    },
    {
      title: 'Eine Woche damit',
      text: 'Leg {q} auf einem Zettel dorthin, wo du ihn morgens siehst. Ändere nach sieben Tagen ein Wort.',
    },
    {
      title: 'Dafür und dagegen',
      text: 'Setz {q} oben auf ein Blatt. Darunter kommen drei Dinge, die dafür sprechen, und drei dagegen.',
    },
  ],
  correction: [
    {
      title: 'Weitererzählen',
      text: 'Fang beim Schluss der Stelle aus {at} an und schreib oder sprich von dort fünf Sätze weiter.',
    },
    { title: 'Das andere', text: 'Schreib oder sag drei Sätze über das, was du in {at} verneinst.' },
  ],
  halves: [
    {
      title: 'Zwei Spalten',
      text: 'Teil ein Blatt in zwei Spalten, eine für jede der beiden Aussagen in {at}. Notier eine Woche lang, was wohin gehört.',
    },
    {
      title: 'In einer Woche',
      text: 'Lies oder hör die Stelle aus {at} in einer Woche noch einmal und füg einen Satz hinzu.',
    },
  ],
  wish: [
    { title: 'Eine Stunde', text: 'Nimm dir diese Woche eine Stunde Zeit für {q}.' },
    { title: 'Ein kleiner Anfang', text: 'Schreib auf oder sag laut, womit {q} im Kleinen anfangen könnte.' },
    { title: 'Weitersagen', text: 'Erzähl einem Menschen in zwei Sätzen von {q}, ohne um Rat zu bitten.' },
    { title: 'Schon da', text: 'Halte drei Abende lang fest, was von {q} schon da ist, auf Papier oder laut.' },
  ],
  question: [
    { title: 'Mitnehmen', text: 'Trag deine Frage aus {at} eine Woche lang bei dir, auf einer Karte oder im Kopf.' },
    { title: 'Später', text: 'Leg deine Frage aus {at} in einen Umschlag, auf dem ein Datum in drei Monaten steht.' },
  ],
  dream: [
    {
      title: 'Laut erzählt',
      text: 'Erzähl den Traum aus {at} laut: jemandem, dem du vertraust, oder nur dir selbst.',
    },
    { title: 'Ein Bild daraus', text: 'Zeichne ein Bild aus dem Traum in {at}, so einfach du willst.' },
  ],
};
