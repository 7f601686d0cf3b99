import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    {
      title: 'Mit der Hand',
      text: 'Schreib eine dieser Stellen langsam mit der Hand ab und schau, welches Wort du ändern würdest.',
    },
    {
      title: 'Was danach kommt',
      text: 'Such dir eine dieser Stellen aus und schreib den Satz, den du heute darauf folgen lässt.',
    },
    {
      title: 'Laut gelesen',
      text: 'Lies eine dieser Stellen laut vor: jemandem, dem du vertraust, oder nur dir selbst.',
    },
  ],
  echo: [
    { title: 'Noch ein Augenblick', text: 'Schreib noch einen Augenblick aus deinem Leben auf, zu dem {words} passt.' },
    { title: 'Eine Zeile dazwischen', text: 'Schreib eine Zeile, die zwischen den Stellen mit {words} stehen könnte.' },
  ],
  heard: [
    {
      title: 'Deine Antwort',
      text: 'Schreib auf, was du heute jemandem antworten würdest, der in {at} spricht. Niemand muss es lesen.',
    },
    {
      title: 'Von der anderen Seite',
      text: 'Such dir jemanden aus, der in {at} zu Wort kommt, und erzähl die Stelle so, wie dieser Mensch sie erzählen würde.',
    },
  ],
  ending: [
    { title: 'Eine Zeile mehr', text: 'Häng an eines dieser Enden eine Zeile an.' },
    {
      title: 'Ein anderes Ende',
      text: 'Schreib für eine dieser Antworten einen anderen letzten Satz und behalte beide.',
    },
  ],
  saying: [
    { title: 'Wie du ihn sagen würdest', text: 'Schreib den Satz aus {at} so auf, wie du ihn heute sagen würdest.' },
  ],
  return: [
    {
      title: 'In zehn Sätzen',
      text: 'Erzähl die Stelle aus {at} neu, in zehn Sätzen; das Wort {thing} kommt erst im letzten vor.',
    },
    { title: 'Untereinander', text: 'Schreib die Stellen mit {thing} untereinander ab und lies sie laut.' },
    {
      title: 'Fünf Wörter',
      text: 'Schreib das Wort {thing} in die Mitte eines Blattes und darum fünf Wörter, die für dich dazugehören.',
    },
    {
      title: 'Eine Zeichnung',
      text: 'Zeichne fünf Minuten lang, was du bei {thing} vor dir siehst. Schön muss es nicht werden.',
    },
    {
      title: 'Ein Satz am Abend',
      text: 'Schreib eine Woche lang jeden Abend einen Satz, in dem das Wort {thing} vorkommt.',
    },
  ],
  insistence: [
    {
      title: 'Ein anderes Wort',
      text: 'Schreib einen deiner Sätze mit {word} ab und probier drei andere Wörter an seiner Stelle.',
    },
    { title: 'Mitzählen', text: 'Zähl drei Tage lang, wie oft du {word} laut sagst, und zu wem.' },
    { title: 'Ausnahmen', text: 'Schreib {word} oben auf ein Blatt und darunter drei Dinge, für die es nicht stimmt.' },
  ],
  people: [
    { title: 'Fünf Dinge', text: 'Schreib fünf Kleinigkeiten auf, die du {about} noch weißt.' },
    {
      title: 'Drei Sätze',
      text: 'Erzähl in drei Sätzen {about}, für jemanden, der diese Seiten nicht kennt.',
    },
    { title: 'Was dazugehört', text: 'Schreib zu der Stelle aus {at} drei Einzelheiten, die dort nicht stehen.' },
  ],
  kept: [
    {
      title: 'Links und rechts',
      text: 'Schreib den Satz aus {at} auf die linke Hälfte eines Blattes und rechts dazu, was du heute darauf sagst.',
    },
    {
      title: 'Eine andere Stimme',
      text: 'Schreib neben den Satz aus {at} einen, den dir jemand anderes gesagt hat und der dir gutgetan hat.',
    },
    {
      title: 'Vorlesen',
      text: 'Lies den Satz aus {at} jemandem vor, dem du vertraust, und hör zu, was du zur Antwort bekommst.',
    },
  ],
  conclusion: [
    { title: 'Mit anderen Worten', text: 'Schreib {q} noch dreimal, jedes Mal anders. Behalte, was am besten passt.' },
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
      title: 'Weiterschreiben',
      text: 'Schreib den Schluss der Stelle aus {at} ab und schreib von dort fünf Zeilen weiter.',
    },
    { title: 'Das andere', text: 'Schreib drei Zeilen über das, was du in {at} verneinst.' },
  ],
  halves: [
    {
      title: 'Zwei Spalten',
      text: 'Teil ein Blatt in zwei Spalten, eine für jede der beiden Aussagen in {at}. Notier eine Woche lang, was wohin gehört.',
    },
    {
      title: 'Noch einmal gelesen',
      text: 'Lies die Stelle aus {at} in einer Woche noch einmal und schreib einen Satz dazu.',
    },
  ],
  wish: [
    { title: 'Eine Stunde', text: 'Nimm dir diese Woche eine Stunde Zeit für {q}.' },
    { title: 'Ein kleiner Anfang', text: 'Schreib auf, womit {q} im Kleinen anfangen könnte.' },
    { title: 'Weitersagen', text: 'Erzähl einem Menschen in zwei Sätzen von {q}, ohne um Rat zu bitten.' },
    { title: 'Schon da', text: 'Schreib drei Abende lang auf, was von {q} schon da ist.' },
  ],
  question: [
    { title: 'Mitnehmen', text: 'Schreib deine Frage aus {at} auf eine Karte und trag sie eine Woche bei dir.' },
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
