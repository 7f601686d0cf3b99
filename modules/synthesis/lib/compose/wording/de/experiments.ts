import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  return: [
    {
      title: 'Es reden lassen',
      text: 'Schreib die Szene mit {thing} aus {at} noch einmal in zehn Sätzen, und der letzte gehört {thing}.',
    },
    {
      title: 'Ein Lebenslauf',
      text: 'Schreib der Reihe nach auf, wo {thing} überall war, eine Zeile je Ort. Lass eine Zeile leer, wo du es nicht weißt.',
    },
    { title: 'Ohne', text: 'Nimm die Stelle aus {at} und schreib sie noch einmal ohne {thing}. Vergleiche.' },
    {
      title: 'Eine Zeichnung',
      text: 'Zeichne {thing} in fünf Minuten aus dem Gedächtnis, wie schlecht auch immer, und schreib ein Wort daneben.',
    },
    {
      title: 'Von jemand anderem',
      text: 'Frag einen Menschen, der dabei war, was er zu {thing} noch weiß. Schreib seine Worte auf, nicht deine Antwort.',
    },
    {
      title: 'Ein Schild',
      text: 'Stünde {thing} in einem Museum deines Lebens: Schreib das Schild daneben, vierzig Wörter.',
    },
    {
      title: 'Wo es auftaucht',
      text: 'Mach eine Woche lang einen Strich, wenn dir {thing} durch den Kopf geht. Sieh am Ende nach, wann.',
    },
    {
      title: 'Weitergeben',
      text: 'Schreib den Zettel, der dabeiläge, wenn du {thing} verschenken würdest. Behalte den Zettel.',
    },
  ],
  insistence: [
    {
      title: 'Ein Tag ohne',
      text: 'Such dir einen Tag aus und komm ohne {word} aus. Notier am Abend, wo du danach gegriffen hast.',
    },
    { title: 'Ausnahmen', text: 'Schreib {word} oben auf ein Blatt und darunter drei Dinge, für die es nicht stimmt.' },
    {
      title: 'Ein anderes Wort',
      text: 'Schreib einen deiner Sätze mit {word} ab und setz nacheinander drei andere Wörter ein. Behalte das wahrste.',
    },
    { title: 'Mitzählen', text: 'Zähl drei Tage lang, wie oft du {word} laut sagst, und zu wem.' },
  ],
  people: [
    { title: 'Die andere Fassung', text: 'Erzähl die Stelle aus {at} in zehn Sätzen so, wie {person} es täte.' },
    {
      title: 'Die Frage',
      text: 'Schreib die Frage auf, die {person} nie von dir gehört hat. Gestellt werden muss sie nicht.',
    },
    {
      title: 'Ein Foto',
      text: 'Such ein Bild, auf dem {person} zu sehen ist, sieh es drei Minuten an und schreib auf, was am Rand ist.',
    },
    { title: 'Fünf Dinge', text: 'Schreib fünf Dinge auf, die {person} mit den Händen tut.' },
  ],
  kept: [
    {
      title: 'Links und rechts',
      text: 'Schreib den Satz aus {at} auf die linke Hälfte eines Blattes. Setz eine Woche lang rechts dazu, was du darauf antwortest.',
    },
    {
      title: 'Als Brief',
      text: 'Antworte auf den Satz aus {at} in drei Zeilen, als wäre er heute mit der Post gekommen.',
    },
    {
      title: 'Eine andere Stimme',
      text: 'Leg neben den Satz aus {at} einen, den dir jemand anderes gegeben hat und den du auch behalten hast.',
    },
    {
      title: 'Unter Fremden',
      text: 'Schreib den Satz aus {at} auf, als hätte ihn ein Fremder zu einem anderen gesagt. Und was du dem zweiten sagen würdest.',
    },
  ],
  hide: [
    {
      title: 'Eine Seite für niemanden',
      text: 'Schreib eine Seite an den Menschen, der es nicht wissen sollte ({at}). Sie ist nicht zum Abschicken.',
    },
    {
      title: 'Laut',
      text: 'Sag {q} eine Woche lang einmal am Tag laut in einem leeren Zimmer und notier, wie laut es kam.',
    },
    {
      title: 'Der Ort',
      text: 'Beschreib in zehn Zeilen den Ort, an dem das verwahrt war, ohne zu sagen, was es ist ({at}).',
    },
    {
      title: 'Wer es wissen darf',
      text: 'Schreib fünf Menschen auf und daneben, wie viel aus {at} sie tragen könnten. Mehr nicht.',
    },
  ],
  conclusion: [
    {
      title: 'Dafür und dagegen',
      text: 'Setz {q} oben auf ein Blatt. Darunter drei Dinge aus dem letzten Monat, die dafür sprechen, und drei dagegen.',
    },
    {
      title: 'Mit anderen Worten',
      text: 'Schreib {q} noch fünfmal, jedes Mal anders. Behalte, was du unterschreiben würdest.',
    },
    { title: 'Für jemand Jüngeres', text: 'Erklär {q} in fünf Sätzen jemandem, der zwölf ist.' },
    {
      title: 'Eine Woche damit',
      text: 'Leg {q} auf einem Zettel dorthin, wo du ihn morgens siehst. Ändere nach sieben Tagen ein Wort.',
    },
  ],
  correction: [
    {
      title: 'Mehr davon',
      text: 'Schreib drei weitere Sätze, die gebaut sind wie der in {at}: erst, was es nicht ist, dann, was es ist.',
    },
    {
      title: 'Die gestrichene Hälfte',
      text: 'Gib der Hälfte, die du in {at} ausschließt, fünf eigene Zeilen. Sie darf für sich sprechen.',
    },
    {
      title: 'Hinhören',
      text: 'Notier eine Woche lang, wann dich jemand für die erste Hälfte dieses Satzes aus {at} hält.',
    },
    {
      title: 'Nur die zweite',
      text: 'Schreib die zweite Hälfte des Satzes aus {at} ab und mach von dort zehn Zeilen weiter.',
    },
  ],
  halves: [
    { title: 'Ein Gespräch', text: 'Lass die beiden Sätze eine Seite lang miteinander reden, immer abwechselnd.' },
    {
      title: 'Zwei Spalten',
      text: 'Gib jedem der beiden eine Spalte. Notier eine Woche lang darunter, was zu ihm gehört.',
    },
    { title: 'Der dritte', text: 'Schreib schnell zehn Sätze, die für beide stimmen. Unterstreiche einen.' },
    {
      title: 'Morgens und abends',
      text: 'Lies fünf Tage lang morgens den einen laut und abends den anderen. Dann umgekehrt.',
    },
  ],
  wish: [
    { title: 'Eine Stunde', text: 'Gib {q} diese Woche eine Stunde, mit Anfang und Ende.' },
    { title: 'Die kleinste Form', text: 'Schreib {q} in der kleinsten Form auf, die noch zählt, und tu das.' },
    { title: 'Ein Zeuge', text: 'Erzähl einem Menschen in zwei Sätzen von {q}, ohne um Rat zu bitten.' },
    { title: 'Schon da', text: 'Such drei Tage lang, was von {q} schon da ist. Schreib es abends auf.' },
  ],
  question: [
    {
      title: 'Mitnehmen',
      text: 'Schreib deine Frage aus {at} auf eine Karte und trag sie eine Woche bei dir. Auf die Rückseite kommt, was sich von selbst beantwortet.',
    },
    { title: 'Zehn Antworten', text: 'Gib deiner Frage aus {at} zehn Antworten in zehn Minuten. Falsche zählen.' },
    { title: 'Weiterfragen', text: 'Stell deine Frage aus {at} jemandem, der älter ist als du, und hör nur zu.' },
    { title: 'Später', text: 'Leg deine Frage aus {at} in einen Umschlag, auf dem ein Datum in drei Monaten steht.' },
  ],
  dream: [
    {
      title: 'In der Gegenwart',
      text: 'Schreib den Traum aus {at} noch einmal in der Gegenwart, ohne zu erklären. Hör auf, wo er aufhört.',
    },
    { title: 'Eine andere Rolle', text: 'Erzähl den Traum aus {at} von einem Ding darin aus.' },
  ],
  rite: [
    {
      title: 'Mit Absicht',
      text: 'Tu, was du in {at} beschreibst, diese Woche einmal mit Absicht und langsam, und schreib die Schritte auf.',
    },
    { title: 'In Gesellschaft', text: 'Lass einmal jemanden dabei sein, wenn du tust, was du in {at} beschreibst.' },
  ],
};
