/** What the invented client of a demonstration answered to the twelve Labors, in their order. */
export const sampleAnswers: readonly string[] = [
  'I was given a house full of people and very little quiet. My grandmother taught me to bake before I could read, and I still carry the way she hummed while she waited for the dough.',
  'My shoulders tell me first. When I say yes too often they rise to my ears by noon. I answer by walking home instead of taking the tram, and by lying on the floor for ten minutes.',
  'I love by doing things for people. When it frightens me I get busy, and my sister says I cook so that nobody can ask how I am. With her I am learning to sit down.',
  'I hide that I am envious of people who rest. I hid it from my colleagues for years, behind jokes about how much I get done.',
  'My work is for the moment when somebody understands a bill or a letter that scared them. Beyond what it pays, I want people to leave my counter standing a little straighter.',
  'A small book of recipes with the stories that belong to them wants to be made. What holds it back is the thought that it must be useful to everybody.',
  'I use my power well when I teach the new ones slowly. I give it away in meetings, where I agree early so that they end.',
  'Bread is sacred to me, and so is the hour before anybody else is awake. In an ordinary week it shows on Saturdays, when the oven is on by six.',
  'I belong to the choir, though I sing quietly. I bring the soup after the concerts, and last winter they brought some to me.',
  'When my father died I learned that I had been saving good evenings for later. I spend them now: a long table, candles on a Tuesday.',
  'By the river behind the allotments. I stop counting there, and my breath gets slow without my doing anything.',
  'That there was always a place at the table. I want somebody to bake from my book with flour on the pages.',
];

/** What two invented clients of the last weeks answered to the first three Labors. */
export const recentAnswers: readonly (readonly string[])[] = [
  [
    'I was given a key on a string at seven, and I was proud of it. I still let myself in and out of everything alone, and I am surprised each time somebody is home.',
    'My jaw tells me. In the evening I notice that I have been biting down since noon, and I answer with a hot water bottle and a book I know already.',
    'I love by remembering small things. When it frightens me I make a plan for the weekend, so that there is always something to carry.',
  ],
  [
    'My parents ran a ferry, and the timetable was the law at home. I carry the feeling that if I am late, somebody stands in the rain because of me.',
    'Since the second child my back speaks every morning before I do. I answer it by swimming on Thursdays, and lately not even then.',
    'I love loudly and early. When it frightens me I joke, and the joke is usually about the person I am afraid to lose.',
  ],
];
