import type { Theme } from './theme';

/** Themes of how one stands to oneself. */
export const selfThemes: readonly Theme[] = [
  {
    id: 'hidden-self',
    title: 'What stays out of sight',
    facets: [
      {
        says: 'Something in these lines is kept from view; it seems easier to hold back than to show.',
        asks: 'What does it protect, and who would be safe enough to see it?',
        like: [
          'There is a part of me that I hide from everyone.',
          'I pretend to be fine and nobody sees what I really feel.',
          'I have never told anyone about this.',
        ],
        cues: /\b(?:hid(?:e|es|ing|den)?|secret(?:ly)?|pretend\w*|mask|(?:nobody|no one) (?:knows|sees|saw|knew)|(?:never|not|haven['’]t|hasn['’]t) told (?:any|a soul)|keep (?:it|them) (?:in|to)|put (?:mine|it|that) away)\b/iu,
      },
      {
        says: 'A feeling that was not welcome has kept its place here.',
        asks: 'What would it say, if it did not have to be polite?',
        like: [
          'I am ashamed of how jealous and angry I can be.',
          'Under my calm there is a rage that frightens me.',
          'I felt envy and I did not want to admit it.',
        ],
        cues: /\b(?:asham\w*|shame|env(?:y|ied|ious)|jealous\w*|temper|rage|furious|resent\w*|hatred|(?:don['’]t|do not|never) (?:do|show|get|allow myself) anger|fists|spite(?:ful)?|cruel|not welcome|weren['’]t welcome)\b/iu,
      },
    ],
    practice: {
      title: 'A letter from the hidden part',
      text: 'Let it write ten lines to you, unedited. Do not answer for a day.',
    },
  },
  {
    id: 'worth-by-doing',
    title: 'Worth that must be earned',
    facets: [
      {
        says: 'Effort and worth lie close together here; enough is a moving mark.',
        asks: 'Who set the mark, and what would count if nothing had to be earned for a week?',
        like: [
          'I work all the time to prove that I am good enough.',
          'My father only praised me when I succeeded.',
          'However much I achieve, I never feel that it is enough.',
        ],
        cues: /\b(?:good enough|prov(?:e|ed|ing) (?:that|myself|to|it|them)|worthless|achiev\w*|grades?|prais\w+|never enough|there was enough|disappoint\w*|failures?|succe\w+|what happened)\b/iu,
      },
      {
        says: 'Being useful and being allowed to be there stand very near each other in these lines.',
        asks: 'Who are you to people when there is nothing to do for them?',
        like: [
          'If I am not useful I do not know why I am here.',
          'I cannot sit still, I always look for something to do.',
          'People only come to me because they need something.',
        ],
        cues: /\b(?:useful(?:ness)?|(?:am|was|be|being|feel|is) needed|needs me|sit (?:still|in a chair)|something to do|on duty|always busy|stop working|stopped working|allowed to (?:rest|be tired)|could not be tired|not allowed to)\b/iu,
      },
    ],
    practice: {
      title: 'An hour without result',
      text: 'Once this week do something for an hour that leaves nothing to show, and note what comes up.',
    },
  },
  {
    id: 'inner-critic',
    title: 'The strict voice',
    facets: [
      {
        says: 'A judge speaks along in these lines, precise and rarely content.',
        asks: 'Whose tone is it, and what does it expect would happen if it fell silent?',
        like: [
          'A voice in my head tells me I am stupid and lazy.',
          'I compare myself to others and always lose.',
          'I am angry with myself for being so weak.',
        ],
        cues: /\b(?:stupid|lazy|my (?:own )?fault|blam(?:e|ed|ing) myself|hard on myself|judg(?:e|ed|ing|ement)|critici[sz]\w*|compar(?:e|ed|ing) myself|idiot|useless|voice in my head|not (?:good|clever|pretty) enough|ugly thing|about yourself|mistrust)\b/iu,
      },
      {
        says: 'Things have to be right here, and the measure is set high.',
        asks: 'What would be lost if it were only good?',
        like: [
          'I am never satisfied with what I do, it has to be perfect.',
          'I do everything again because others do not do it properly.',
          'I was strict and I made the young ones cry over small mistakes.',
        ],
        cues: /\b(?:perfect\w*|properly|done right|standards|strict|rewrite|redo|mistakes?|never satisfied|can(?:no|['’])t stand it)\b/iu,
      },
    ],
    practice: {
      title: 'Its sentences, in quotation marks',
      text: 'For three days write down what the strict voice says, with quotation marks and the time of day.',
    },
  },
  {
    id: 'voice',
    title: 'Finding words, being heard',
    facets: [
      {
        says: 'These lines know about keeping quiet: when it was asked for, and what it held in place.',
        asks: 'Which sentence is still waiting, and to whom does it belong?',
        like: [
          'I learned early to keep quiet and not to bother anyone.',
          'Nobody in our house spoke about what had happened.',
          'I said nothing and went to my room.',
        ],
        cues: /\b(?:ke(?:ep|pt) quiet|be quiet|silen(?:ce|t)|said nothing|say nothing|(?:never|not) (?:he |she )?(?:spoke|talked about|speak|talk) (?:about )?(?:it|this|that|of)|(?:nobody|no one) (?:had )?(?:said|spoke|told|talked|tells)|said a word|least said|swallow(?:ed)?|bit(?:e|ing)? my tongue)\b/iu,
      },
      {
        says: 'Yes and no are not equally free here; one of them costs more.',
        asks: 'To whom, and about what, would you like to say the other one?',
        like: [
          'I said yes when I meant no.',
          'I can never refuse when somebody asks me for something.',
          'I do not dare to say what I want.',
        ],
        cues: /\b(?:sa(?:y|ys|id|ying) (?:yes|no)(?! (?:one|matter))|meant no|refuse[ds]?|boundar(?:y|ies)|speak up|spoke up|put up with|don['’]t dare|do not dare)\b/iu,
      },
      {
        says: 'To be asked, and to be listened to, changes something in these lines.',
        asks: 'Who asks you questions now, and waits for the answer?',
        like: [
          'She was the first person who ever listened to me.',
          'He asked me a question and waited for the answer.',
          'For the first time I spoke up and the room listened.',
        ],
        cues: /\b(?:listen(?:s|ed)? to (?:me|him|her|them)|waited for the answer|asked (?:me|him|her) (?:a|the) question|ever asked (?:me|him)|be heard|felt heard|asked me what (?:my|it))\b/iu,
      },
    ],
    practice: {
      title: 'One clear sentence',
      text: 'Say one small thing this week without softening it and without giving a reason.',
    },
  },
  {
    id: 'body',
    title: 'What the body knows',
    facets: [
      {
        says: 'The body speaks up in these lines, before anyone has asked it.',
        asks: 'Where do you notice it first, and what happens if you stay there for three breaths?',
        like: [
          'My chest gets tight before I know what is wrong.',
          'I carry the stress in my shoulders and cannot sleep.',
          'My hands shake and I feel sick in the stomach.',
        ],
        cues: /\b(?:shoulders|my (?:chest|stomach|jaw|neck|throat|belly|eye(?:lid)?|teeth|head|heart)|the stomach|heart rate|twitch|headaches?|sleepless|lie awake|wake (?:up )?at|sleep better|can(?:no|['’])t sleep|(?:gets|feels?|felt|goes) tight|tightens|trembl\w+|walked home shaking|a knot|stop(?:ped)? breathing|hold(?:ing)? my breath)\b/iu,
      },
      {
        says: 'Here the body is a place where something lets go.',
        asks: 'What does it need, to have such an hour more often?',
        like: [
          'When I dance I feel alive in my body again.',
          'In the water I am light and nothing hurts.',
          'After running my head is quiet.',
        ],
        cues: /\b(?:swim(?:ming)?|swam|danc(?:e|ed|ing)|in the water|yoga|weigh nothing|I (?:was )?float\w*|stretch(?:ed|ing)?|in my body|breathe (?:again|out|freely))\b/iu,
      },
      {
        says: 'The body was expected to keep up here, and begins to object.',
        asks: 'If it had one request this month, what would it be?',
        like: [
          'I treated my body like a machine until it broke down.',
          'After the operation I had to learn to be slow.',
          'I am exhausted and I do not listen to the pain.',
        ],
        cues: /\b(?:my (?:body|hip|knees?|back)|operation|surgery|exhaust\w*|the pain|in pain|worn out|burn(?:ed|t)? out|treated my own|like a machine|nothing hurt)\b/iu,
      },
    ],
    practice: {
      title: 'Three breaths, three times',
      text: 'Morning, noon and night: notice one place in the body, name it in a word, move on.',
    },
  },
];
