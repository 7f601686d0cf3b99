import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  return: [
    {
      title: 'In zehn Sätzen',
      text: 'Schreib die Stelle aus {at} noch einmal in zehn Sätzen, und im letzten kommt das Wort {thing} vor.',
    },
    { title: 'Zwei Stellen', text: 'Schreib die Stellen mit dem Wort {thing} untereinander ab und lies sie laut.' },
    {
      title: 'Nachbarn',
      text: 'Schreib das Wort {thing} in die Mitte eines Blattes und darum fünf Wörter, die für dich dazugehören.',
    },
    {
      title: 'Eine Zeichnung',
      text: 'Zeichne fünf Minuten lang, was dir zu dem Wort {thing} vor Augen steht, wie schlecht auch immer.',
    },
    { title: 'Ein Schild', text: 'Schreib ein kleines Schild zu dem Wort {thing}, wie im Museum, vierzig Wörter.' },
    {
      title: 'Wo es auftaucht',
      text: 'Mach eine Woche lang einen Strich, wenn dir das Wort {thing} begegnet. Sieh am Ende nach, wann.',
    },
  ],
  insistence: [
    {
      title: 'Ein anderes Wort',
      text: 'Schreib einen deiner Sätze mit {word} ab und setz nacheinander drei andere Wörter ein.',
    },
    { title: 'Mitzählen', text: 'Zähl drei Tage lang, wie oft du {word} laut sagst, und zu wem.' },
    { title: 'Ausnahmen', text: 'Schreib {word} oben auf ein Blatt und darunter drei Dinge, für die es nicht stimmt.' },
  ],
  people: [
    { title: 'Fünf Dinge', text: 'Schreib fünf kleine Dinge auf, bei denen dir einfällt, wie {person} ist oder war.' },
    {
      title: 'Drei Sätze',
      text: 'Schreib drei Sätze, in denen {person} vorkommt, für jemanden, der diese Seiten nicht kennt.',
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
      text: 'Leg neben den Satz aus {at} einen, den dir jemand anderes gesagt hat und der dir gutgetan hat.',
    },
    {
      title: 'Vorlesen',
      text: 'Lies den Satz aus {at} jemandem vor, dem du vertraust, und hör zu, was er oder sie dazu sagt.',
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
      text: 'Schreib die zweite Hälfte des Satzes aus {at} ab und mach von dort fünf Zeilen weiter.',
    },
    { title: 'Die erste Hälfte', text: 'Gib der Hälfte, die du in {at} ausschließt, drei eigene Zeilen.' },
  ],
  halves: [
    {
      title: 'Zwei Spalten',
      text: 'Gib jedem der beiden Sätze eine Spalte. Notier eine Woche lang darunter, was zu ihm gehört.',
    },
    { title: 'Der dritte', text: 'Schreib fünf Sätze, die für beide stimmen. Unterstreiche einen.' },
  ],
  wish: [
    { title: 'Eine Stunde', text: 'Nimm dir diese Woche eine Stunde für {q}, mit Anfang und Ende.' },
    { title: 'Die kleinste Form', text: 'Schreib auf, was die kleinste Form von {q} wäre.' },
    { title: 'Weitersagen', text: 'Erzähl einem Menschen in zwei Sätzen von {q}, ohne um Rat zu bitten.' },
    { title: 'Schon da', text: 'Such drei Tage lang, was von {q} schon da ist. Schreib es abends auf.' },
  ],
  question: [
    { title: 'Mitnehmen', text: 'Schreib deine Frage aus {at} auf eine Karte und trag sie eine Woche bei dir.' },
    { title: 'Später', text: 'Leg deine Frage aus {at} in einen Umschlag, auf dem ein Datum in drei Monaten steht.' },
  ],
  dream: [
    {
      title: 'In der Gegenwart',
      text: 'Schreib den Traum aus {at} noch einmal in der Gegenwart, ohne zu erklären. Hör auf, wo er aufhört.',
    },
    { title: 'Ein Bild daraus', text: 'Zeichne ein Bild aus dem Traum in {at}, wie schlecht auch immer.' },
  ],
};
