import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  central: [
    { title: 'By hand', text: 'Copy one of these passages by hand, slowly, and see which word you would change.' },
    {
      title: 'What comes next',
      text: 'Choose one of these passages and write the sentence that comes after it today.',
    },
    { title: 'Read aloud', text: 'Read one of these passages aloud, to somebody you trust or to an empty room.' },
  ],
  echo: [
    { title: 'One more place', text: 'Write down one more place in your life where {words} would fit.' },
    { title: 'A line between', text: 'Write a line that could stand between the passages with {words}.' },
  ],
  heard: [
    {
      title: 'Your answer',
      text: 'Write down what you would answer today to what somebody says in {at}. Nobody has to read it.',
    },
    { title: 'From the other side', text: 'Tell the moment in {at} as the other person would tell it.' },
  ],
  ending: [
    { title: 'One line more', text: 'Add one line to one of these endings.' },
    { title: 'Another end', text: 'Write a different last sentence for one of these answers, and keep both.' },
  ],
  saying: [{ title: 'As you would say it', text: 'Write the phrase from {at} down as you would say it today.' }],
  return: [
    { title: 'Its places', text: 'List the places where {thing} has been in your life, as far as you remember them.' },
    { title: 'Once more', text: 'Tell somebody, or write down, one more thing about {thing}.' },
    { title: 'A look around', text: 'For one week, notice when {thing} crosses your mind.' },
  ],
  insistence: [
    {
      title: 'Exceptions',
      text: 'Write {word} at the top of a page and under it three things for which it is not true.',
    },
    {
      title: 'Another word',
      text: 'Copy one of your sentences with {word} and try another word in its place. Keep the one that is truest.',
    },
    { title: 'Counting', text: 'Count for three days how often you say {word} aloud.' },
    { title: 'Listening', text: 'For a few days, notice when other people say {word}.' },
  ],
  people: [
    { title: 'One more memory', text: 'Write down, or tell somebody, one more memory of {person}.' },
    { title: 'A question', text: 'Write down a question you would like to put to {person}. You need not ask it.' },
    { title: 'Ten lines', text: 'Describe {person} in ten lines, as you would to a stranger.' },
    { title: 'A photograph', text: 'Describe a picture of {person}, on paper or in your mind.' },
  ],
  kept: [
    {
      title: 'Left and right',
      text: 'Write the sentence from {at} on the left half of a page. For a week, add on the right whatever you find yourself answering.',
    },
    { title: 'Other words', text: 'Put the sentence from {at} into words of your own.' },
    { title: 'Next to it', text: 'Next to the sentence from {at} put one of your own.' },
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
      text: 'Leave {q} where you see it in the morning. After seven days, see whether you would change a word.',
    },
  ],
  correction: [
    { title: 'Listening for it', text: 'For a week, notice when the difference you draw in {at} comes up.' },
    { title: 'Going on', text: 'Copy the last half of the sentence from {at} and go on from there for a few lines.' },
  ],
  halves: [
    {
      title: 'Two columns',
      text: 'Give each of the two things you say in {at} a column. For a week, note under each what happened that belongs to it.',
    },
    { title: 'A conversation', text: 'Let the two things you say in {at} talk to each other for one page.' },
  ],
  wish: [
    { title: 'One hour', text: 'Give {q} one hour of this week.' },
    { title: 'The smallest form', text: 'Write down {q} in the smallest form that would still count.' },
    { title: 'One listener', text: 'Tell one person about {q}, in a sentence or two.' },
  ],
  question: [
    { title: 'Ten answers', text: 'Give your question from {at} ten answers in ten minutes. Wrong ones count.' },
    { title: 'Passed on', text: 'Put your question from {at} to somebody you trust, and only listen.' },
    { title: 'A card', text: 'Copy your question from {at} on a card and carry it for a week.' },
  ],
  dream: [
    { title: 'Aloud', text: 'Tell the dream of {at} aloud, to somebody you trust or to an empty room.' },
    { title: 'A drawing', text: 'Draw one thing from the dream of {at}, however badly.' },
  ],
  rite: [{ title: 'Step by step', text: 'Write down the steps of what you describe in {at}.' }],
};
