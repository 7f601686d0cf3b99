import type { Writer } from './writer';

/** Six answers, about 230 words: somebody who writes lists. */
export const dee: Writer = {
  name: 'Dee',
  answers: {
    1: `- Flat above the chip shop, Leith
- Mum, nan, three of us in one bed
- Dad: postcards, then no postcards
- Nan's rule: never owe anyone anything
- what I still carry: keys. always check for keys`,
    3: `Pattern:
1. meet someone kind
2. wait for them to go
3. pick a fight so that at least I know when
4. they go
5. tell everyone I saw it coming

Exceptions: Morag (friend since P2), the dog.`,
    6: `Used to: sing in a band, paint signs, make all my own clothes
Now: nothing. phone.
Why: no time / no money / no point
Actually why: last time I sang in public somebody filmed it and it went round the school where my wee boy goes`,
    7: `owe: £3,400 (catalogue, credit card, Morag)
earn: enough if nothing breaks
things break
I say yes to every shift because I am scared they'll stop asking
what would enough look like: one month ahead. just one.`,
    9: `People who'd notice in two days: Morag, the school, work (angry)
People who'd notice in one day: the boy
Groups where I'm not myself: school gate mums. all of it.
People come to me for: lifts, hair, telling them the truth`,
    11: `Portobello beach, 6am, February, dog
nobody else
that's it
I don't think about anything there and it's the only place I don't think about anything`,
  },
};
