import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    {
      title: 'Slowly',
      text: 'Copy one of the opening passages by hand, or say it aloud, slowly. See which word you would change.',
    },
    {
      title: 'What comes next',
      text: 'Choose one of the opening passages and write, or say aloud, the sentence that comes after it today.',
    },
    {
      title: 'Read aloud',
      text: 'Read one of the opening passages aloud, to somebody you trust or to an empty room.',
    },
  ],
  echo: [
    { title: 'Going on', text: 'Begin with {words} and go on for ten minutes, on paper or aloud.' },
    {
      title: 'Side by side',
      text: 'Put the passages with {words} next to each other, on paper or aloud, and add a line of your own after them.',
    },
  ],
  heard: [
    {
      title: 'Your answer',
      text: 'Somebody else says or asks something in {at}. Write or say aloud what you would answer today; nobody has to read or hear it.',
    },
    {
      title: 'From the other side',
      text: 'Somebody else speaks in {at}. Tell one of the moments there as they would tell it.',
    },
    {
      title: 'One line next to it',
      text: 'Put next to what somebody else says or asks in {at} a line that nobody said.',
    },
    { title: 'Afterwards', text: 'Tell in five sentences what came after the passage from {at}, on paper or aloud.' },
    { title: 'A question', text: 'Think of one question that you would ask somebody from {at} today.' },
  ],
  ending: [
    {
      title: 'One line more',
      text: 'Choose one of the endings quoted above and add one line to it, on paper or aloud.',
    },
    { title: 'Another end', text: 'Choose one of the endings quoted above, find a different one, and keep both.' },
    { title: 'From here', text: 'Take one of the endings quoted above as a first sentence, and go on for five more.' },
    {
      title: 'In a row',
      text: 'Read or hear the endings quoted above one after the other, and notice which one stays with you.',
    },
    { title: 'Shorter', text: 'Shorten one of the endings quoted above until three words are left.' },
    {
      title: 'In a week',
      text: 'Come back to one of the endings quoted above in a week, and add what comes to you then.',
    },
  ],
  saying: [
    {
      title: 'As you would say it',
      text: 'Say aloud, or write down, the words from {at} as you would put them today.',
    },
  ],
  return: [
    {
      title: 'Its places',
      text: 'Name three places that the word {thing} brings to mind, on paper or aloud.',
    },
    { title: 'Once more', text: 'Tell somebody, or write down, one more thing that belongs to the word {thing}.' },
    { title: 'A look around', text: 'For one week, notice where the word {thing} comes up.' },
  ],
  insistence: [
    {
      title: 'Exceptions',
      text: 'Take the word {word} and find three cases in which it is not true, on paper or aloud.',
    },
    {
      title: 'Another word',
      text: 'Take one of your sentences with {word}, say it aloud, and try another word in its place. Keep the truer one.',
    },
    { title: 'Counting', text: 'Count for three days how often you say {word} aloud.' },
    { title: 'Listening', text: 'For a few days, notice when other people say {word}.' },
  ],
  people: [
    { title: 'One more memory', text: 'Tell somebody, or write down, one more memory of {person}.' },
    {
      title: 'A question',
      text: 'Write or say aloud a question you would like to put to {person}. You need not ask it.',
    },
    { title: 'Ten lines', text: 'Describe {person} in ten lines, on paper or aloud, as you would to a stranger.' },
    { title: 'A photograph', text: 'Describe a picture of {person}, a real one or one that you remember.' },
  ],
  kept: [
    {
      title: 'Left and right',
      text: 'Write the words quoted in {at} on the left half of a page, or say them aloud each morning. For a week, add whatever you find yourself answering.',
    },
    { title: 'Other words', text: 'Put the words quoted in {at} into words of your own.' },
    { title: 'Next to it', text: 'Set a sentence of your own next to the words quoted in {at}, on paper or aloud.' },
  ],
  hide: [
    { title: 'For yourself alone', text: 'Write, or say aloud, what else belongs to {at}, for yourself alone.' },
    {
      title: 'What to ask',
      text: 'Find one question about {at} that you would not mind being asked, and write it down or say it aloud.',
    },
    {
      title: 'As it is',
      text: 'Come back to the passage from {at} in a week, and see which line you would add, if any.',
    },
  ],
  conclusion: [
    {
      title: 'For and against',
      text: 'Take {q}, and find what speaks for it and what does not, on paper or aloud.',
    },
    {
      title: 'In other words',
      text: 'Put {q} in other words three times, on paper or aloud. Keep the one you like best.',
    },
    {
      title: 'A week with it',
      text: 'Put {q} where you will see it in the morning. After seven days, see which word you would change, if any.',
    },
  ],
  correction: [
    { title: 'Listening for it', text: 'For a week, notice when the difference you draw in {at} comes up.' },
    {
      title: 'Going on',
      text: 'Begin with the second half of what you set apart in {at}, and go on for a few lines, on paper or aloud.',
    },
  ],
  halves: [
    {
      title: 'Two columns',
      text: 'Give each of the two things you say in {at} a column. For a week, note under each what happened that belongs to it, or tell it to somebody.',
    },
    {
      title: 'A conversation',
      text: 'Let the two things you say in {at} talk to each other for a while, on paper or aloud.',
    },
  ],
  wish: [
    { title: 'One hour', text: 'Set aside one hour this week for this: {q}.' },
    {
      title: 'A small beginning',
      text: 'You say {q}. Name the smallest thing that would count as a beginning.',
    },
    { title: 'One listener', text: 'Tell one person about {q}, in a sentence or two.' },
  ],
  question: [
    { title: 'Ten answers', text: 'Give your question from {at} ten answers in ten minutes. Wrong ones count.' },
    { title: 'Passed on', text: 'Put your question from {at} to somebody you trust, and only listen.' },
    { title: 'A card', text: 'Put your question from {at} on a card and carry it with you for a week.' },
  ],
  dream: [
    { title: 'Aloud', text: 'Tell the dream from {at} aloud, to somebody you trust or to an empty room.' },
    { title: 'A drawing', text: 'Draw one thing from the dream in {at}, however badly.' },
  ],
  rite: [
    {
      title: 'Step by step',
      text: 'You tell in {at} of something that is done regularly. Name its steps one by one, on paper or aloud.',
    },
  ],
};
