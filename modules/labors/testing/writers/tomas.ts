import type { Writer } from './writer';

/** Three answers, about 60 words in all: somebody who only began. */
export const tomas: Writer = {
  name: 'Tomas',
  answers: {
    1: `Grew up in a small town, nothing special. Parents divorced when I was nine and I went back and forth with a bag.`,
    5: `I work in insurance. It's fine. Not sure what it's for to be honest.`,
    6: `I used to play guitar every day and I miss it more than I thought I would. Don't know why I stopped.`,
  },
};
