import type { CenterName } from '../bodygraph/chart';

/** What each centre stands for in Human Design, and how its state is read; our own words. */
export const centerWords: Readonly<Record<CenterName, { about: string; defined: string; open: string }>> = {
  Head: {
    about: 'The pressure to ask. Questions gather here before anybody answers them.',
    defined: 'Yours is defined: the same kind of question keeps coming back, and it comes from you.',
    open: 'Yours is open: you pick up what others wonder about. Not each of their questions is yours to answer.',
  },
  Ajna: {
    about: 'Where a question is turned into a thought, an opinion, a way of seeing.',
    defined: 'Yours is defined: you think in a way of your own, and it stays much the same in any company.',
    open: 'Yours is open: you can hold many views at once. Being certain is not your task.',
  },
  Throat: {
    about: 'Where what you know turns into something said or done.',
    defined: 'Yours is defined: your voice is steady and sounds like you in most rooms.',
    open: 'Yours is open: your voice changes with the company. Waiting to be asked makes it easier to be heard.',
  },
  G: {
    about: 'The sense of who you are, whom you love and where you are going.',
    defined: 'Yours is defined: your direction travels with you from place to place.',
    open: 'Yours is open: the place and the people around you shape how you feel about yourself, so choose both with care.',
  },
  Heart: {
    about: 'Will and worth: promises, effort, what something costs.',
    defined: 'Yours is defined: you can keep your word when you mean it, and you need rest after it.',
    open: 'Yours is open: there is nothing to prove. Promise less than you feel pressed to.',
  },
  Spleen: {
    about: 'The oldest sense: what is safe and healthy in this moment.',
    defined: 'Yours is defined: the first quiet knowing is reliable, and it does not repeat itself.',
    open: 'Yours is open: you feel when others are unwell or afraid, and may hold on to what you know too long.',
  },
  Sacral: {
    about: 'The strength to work and to begin, which answers yes or no before words do.',
    defined: 'Yours is defined: you have strength of your own for what you truly respond to.',
    open: 'Yours is open: you borrow strength from others and often do more than is good. Know when it is enough.',
  },
  SolarPlexus: {
    about: 'Feeling, which moves in waves from hope to low water and back.',
    defined: 'Yours is defined: the waves are your own. Clarity comes with time, not in the moment.',
    open: 'Yours is open: you take in the mood of the room and feel it more strongly than those it comes from.',
  },
  Root: {
    about: 'The pressure to get going and to be done.',
    defined: 'Yours is defined: you have a steady drive, at a pace of your own.',
    open: 'Yours is open: the hurry of others becomes yours. Much of it can wait.',
  },
};
