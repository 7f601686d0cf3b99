import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    {
      title: 'By hand',
      text: 'Copy one of the opening passages by hand, slowly, and see which word you would change.',
    },
    {
      title: 'What comes next',
      text: 'Choose one of the opening passages and write the sentence that comes after it today.',
    },
    {
      title: 'Read aloud',
      text: 'Read one of the opening passages aloud, to somebody you trust or to an empty room.',
    },
  ],
  echo: [
    { title: 'Write on', text: 'Begin a page with {words} and write on for ten minutes.' },
    {
      title: 'On one sheet',
      text: 'Copy the passages with {words} onto one sheet and write a line of your own below them.',
    },
  ],
  heard: [
    {
      title: 'Your answer',
      text: 'Somebody else says or asks something in {at}. Write down what you would answer today; nobody has to read it.',
    },
    { title: 'From the other side', text: 'Somebody else speaks in {at}. Tell that moment as they would tell it.' },
  ],
  ending: [
    { title: 'One line more', text: 'Choose one of the endings quoted above and add one line to it.' },
    { title: 'Another end', text: 'Choose one of the endings quoted above, write a different one, and keep both.' },
  ],
  saying: [{ title: 'As you would say it', text: 'Write down the phrase from {at} as you would say it today.' }],
  return: [
    {
      title: 'Its places',
      text: 'List the places in your life that have to do with {thing}, as far as you remember them.',
    },
    { title: 'Once more', text: 'Tell somebody, or write down, one more thing about {thing}.' },
    { title: 'A look around', text: 'For one week, notice when {thing} crosses your mind.' },
  ],
  insistence: [
    {
      title: 'Exceptions',
      text: 'Write {word} at the top of a page, and under it three cases in which it is not true.',
    },
    {
      title: 'Another word',
      text: 'Copy one of your sentences with {word} and try another word in its place. Keep the truer one.',
    },
    { title: 'Counting', text: 'Count for three days how often you say {word} aloud.' },
    { title: 'Listening', text: 'For a few days, notice when other people say {word}.' },
  ],
  people: [
    { title: 'One more memory', text: 'Write down, or tell somebody, one more memory of {person}.' },
    { title: 'A question', text: 'Write down a question you would like to put to {person}. You need not ask it.' },
    { title: 'Ten lines', text: 'Describe {person} in ten lines, as you would to a stranger.' },
    { title: 'A photograph', text: 'Describe a picture of {person}, a real one or one that you remember.' },
  ],
  kept: [
    {
      title: 'Left and right',
      text: 'Write the sentence from {at} on the left half of a page. For a week, add on the right whatever you find yourself answering.',
    },
    { title: 'Other words', text: 'Put the sentence from {at} into words of your own.' },
    { title: 'Next to it', text: 'Copy the sentence that you quote in {at} and write one of your own next to it.' },
  ],
  hide: [
    { title: 'A page of your own', text: 'Write one more page that belongs to {at}, for yourself alone.' },
    { title: 'What to ask', text: 'Write down one question about {at} that you would not mind being asked.' },
    { title: 'As it is', text: 'Look at the passage from {at} again in a week, and see whether you would add a line.' },
  ],
  conclusion: [
    {
      title: 'For and against',
      text: 'Put {q} at the top of a page. Below, list what speaks for it and what does not.',
    },
    {
      title: 'In other words',
      text: 'Write {q} three more times, each time in other words. Keep the one you like best.',
    },
    {
      title: 'A week with it',
      text: 'Put {q} where you will see it in the morning. After seven days, see whether you would change a word.',
    },
  ],
  correction: [
    { title: 'Listening for it', text: 'For a week, notice when the difference you draw in {at} comes up.' },
    { title: 'Going on', text: 'Copy the second half of the sentence from {at} and go on from there for a few lines.' },
  ],
  halves: [
    {
      title: 'Two columns',
      text: 'Give each of the two things you say in {at} a column. For a week, note under each what happened that belongs to it.',
    },
    { title: 'A conversation', text: 'Let the two things you say in {at} talk to each other for one page.' },
  ],
  wish: [
    { title: 'One hour', text: 'Set aside one hour this week for this: {q}.' },
    {
      title: 'A small beginning',
      text: 'You write {q}. Note down the smallest thing that would count as a beginning.',
    },
    { title: 'One listener', text: 'Tell one person about {q}, in a sentence or two.' },
  ],
  question: [
    { title: 'Ten answers', text: 'Give your question from {at} ten answers in ten minutes. Wrong ones count.' },
    { title: 'Passed on', text: 'Put your question from {at} to somebody you trust, and only listen.' },
    { title: 'A card', text: 'Copy your question from {at} onto a card and carry it with you for a week.' },
  ],
  dream: [
    { title: 'Aloud', text: 'Tell the dream from {at} aloud, to somebody you trust or to an empty room.' },
    { title: 'A drawing', text: 'Draw one thing from the dream in {at}, however badly.' },
  ],
  rite: [
    {
      title: 'Step by step',
      text: 'You describe in {at} something that is done regularly. Write down its steps, one to a line.',
    },
  ],
};
