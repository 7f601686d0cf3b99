import type { Wording } from '../wording';

export const experiments: Wording['experiments'] = {
  return: [
    {
      title: 'Let it speak',
      text: 'Write the scene with {thing} from {at} again in ten sentences, and give {thing} the last one.',
    },
    {
      title: 'Its life',
      text: 'Write down every place where {thing} has been, in order, one line each. Leave a line empty where you do not know.',
    },
    {
      title: 'Without it',
      text: 'Take the passage from {at} and write it once more without {thing}. Compare the two.',
    },
    {
      title: 'A drawing',
      text: 'Draw {thing} from memory, in five minutes, however badly, and write one word next to it.',
    },
    {
      title: 'Somebody else’s',
      text: 'Ask one person who was there what they remember of {thing}. Write down their words, not your answer.',
    },
    { title: 'A label', text: 'If {thing} were in a museum of your life: write the card beside it, in forty words.' },
    {
      title: 'Where it turns up',
      text: 'For one week make a mark whenever {thing} crosses your mind. At the end, look at when.',
    },
    { title: 'Handing it on', text: 'Write a note that would come with {thing} if you gave it away. Keep the note.' },
  ],
  insistence: [
    {
      title: 'A day without a word',
      text: 'Choose a day and do without {word}. Note in the evening where you looked for it.',
    },
    {
      title: 'Exceptions',
      text: 'Write {word} at the top of a page and under it three things for which it is not true.',
    },
    {
      title: 'Another word',
      text: 'Copy one of your sentences with {word} and put three other words in its place, one after another. Keep the one that is truest.',
    },
    { title: 'Counting', text: 'Count for three days how often you say {word} aloud, and to whom.' },
  ],
  people: [
    { title: 'Their version', text: 'Tell the passage from {at} again in ten sentences as {person} would.' },
    {
      title: 'A question for {person}',
      text: 'Write down the question you have never put to {person}. It need not be asked.',
    },
    {
      title: 'A photograph',
      text: 'Find a picture of {person}, look at it for three minutes, and write what is at its edge.',
    },
    { title: 'Five things', text: 'Write five things that {person} does with their hands.' },
  ],
  kept: [
    {
      title: 'Left and right',
      text: 'Write the sentence from {at} on the left half of a page. For a week, add on the right whatever you find yourself answering.',
    },
    {
      title: 'As a letter',
      text: 'Answer the sentence from {at} in three lines, as if it had come by post this morning.',
    },
    {
      title: 'Other voices',
      text: 'Next to the sentence from {at} put one that somebody else gave you and that you also kept.',
    },
    {
      title: 'Said by others',
      text: 'Copy the sentence from {at} as if a stranger had said it to another stranger. Add what you would tell the second.',
    },
  ],
  hide: [
    {
      title: 'A page for nobody',
      text: 'Write one page to the person who was not to know ({at}). It is not for sending.',
    },
    {
      title: 'Aloud',
      text: 'Say {q} aloud in an empty room, once a day for a week, and note each time how loud it came.',
    },
    {
      title: 'The place',
      text: 'Describe in ten lines the place where this was kept, without saying what it is ({at}).',
    },
    {
      title: 'Who may know',
      text: 'List five people and write beside each how much of {at} they could carry. Do nothing more with the list.',
    },
  ],
  conclusion: [
    {
      title: 'For and against',
      text: 'Put {q} at the top of a page. Below, three things from the last month that speak for it and three that do not.',
    },
    {
      title: 'In other words',
      text: 'Write {q} five more times, each time in other words. Keep the one you would sign.',
    },
    { title: 'To somebody younger', text: 'Explain {q} to somebody of twelve, in five sentences.' },
    {
      title: 'A week with it',
      text: 'Leave {q} on a slip of paper where you see it in the morning. After seven days change one word.',
    },
  ],
  correction: [
    {
      title: 'More of the kind',
      text: 'Write three more sentences that are built like the one in {at}: what it is not, then what it is.',
    },
    {
      title: 'The struck half',
      text: 'Give the half that you ruled out in {at} five lines of its own. Let it make its case.',
    },
    {
      title: 'Listening for it',
      text: 'For a week, note when somebody takes you for the first half of that sentence in {at}.',
    },
    {
      title: 'Only the second',
      text: 'Copy the second half of the sentence from {at} and go on from there for ten lines.',
    },
  ],
  halves: [
    { title: 'A conversation', text: 'Let the two sentences talk to each other for one page, turn by turn.' },
    {
      title: 'Two columns',
      text: 'Give each of the two a column. For a week, note under each what happened that belongs to it.',
    },
    { title: 'The third', text: 'Write ten sentences that would be true of both, quickly. Underline one.' },
    {
      title: 'Morning and evening',
      text: 'Read the one aloud in the morning and the other in the evening, for five days. Then the other way round.',
    },
  ],
  wish: [
    { title: 'One hour', text: 'Give {q} one hour of this week, with a beginning and an end.' },
    { title: 'The smallest form', text: 'Write {q} in the smallest form that would still count, and do that.' },
    { title: 'One witness', text: 'Tell one person about {q}, in two sentences, without asking for advice.' },
    {
      title: 'Already there',
      text: 'Look for three days for whatever of {q} is there already. Write it down each evening.',
    },
  ],
  question: [
    {
      title: 'Asking it',
      text: 'Copy your question from {at} on a card and carry it for a week. Write on the back whatever answers itself.',
    },
    { title: 'Ten answers', text: 'Give your question from {at} ten answers in ten minutes. Wrong ones count.' },
    { title: 'Passed on', text: 'Put your question from {at} to somebody older than you, and only listen.' },
    { title: 'Later', text: 'Seal your question from {at} in an envelope with a date three months from now.' },
  ],
  dream: [
    {
      title: 'In the present',
      text: 'Write the dream of {at} once more in the present tense, without explaining. Stop where it stops.',
    },
    { title: 'Another part', text: 'Tell the dream of {at} from the place of one thing in it.' },
  ],
  rite: [
    {
      title: 'On purpose',
      text: 'Do what you describe in {at} once this week on purpose and slowly, and write down its steps.',
    },
    { title: 'In company', text: 'Let somebody be there once while you do what you describe in {at}.' },
  ],
};
