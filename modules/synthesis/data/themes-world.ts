import type { Theme } from './theme';

/** Themes of work, making, money and the world around. */
export const worldThemes: readonly Theme[] = [
  {
    id: 'calling',
    title: 'What the work is for',
    facets: [
      {
        says: 'Work is asked here what it is for, and the answer is not ready.',
        asks: 'Which hour of the last month was closest to the work you mean?',
        like: [
          'My job has lost its meaning for me.',
          'I do not know what my work is for any more.',
          'I used to love my work and now I count the days to the weekend.',
        ],
        cues: /\b(?:what (?:is|was) (?:it|my work) for|what it(?:['’]s| is) for|my (?:job|work|career|office)|meetings?|promotion|(?:used to|I) love[d]? (?:it|my (?:job|work))|work in|look at the clock|lost its meaning|my manager|my boss|pays (?:badly|well|the rent))\b/iu,
      },
      {
        says: 'In these lines work reaches somebody, and that is where it is told with warmth.',
        asks: 'How could there be one hour more of that in a week?',
        like: [
          'I see in a patient’s face that I have helped.',
          'When I teach and a child understands, I forget the time.',
          'Feeding people is the most important thing I do.',
        ],
        cues: /\b(?:feed(?:ing)? people|help(?:ing|ed)? (?:people|others|them|someone)|teach(?:ing)?|mentor(?:ing)?|patients?|pupils?|asked for me|when she gets it|when he gets it|(?:my|her|his) work was for|in (?:his|her|their) face|low work)\b/iu,
      },
    ],
    practice: {
      title: 'Follow one hour',
      text: 'Find an hour in which time disappeared and plan a second one like it within ten days.',
    },
  },
  {
    id: 'making',
    title: 'Something that wants to be made',
    facets: [
      {
        says: 'Something was made here once, for its own sake, and then put down.',
        asks: 'Where are the tools of it now?',
        like: [
          'I used to paint and I stopped.',
          'As a child I drew all day and nobody had to ask me.',
          'I miss playing the guitar.',
        ],
        cues: /\b(?:used to:? (?:play|paint|draw|sing|write|dance|make|act|sew)|stopped (?:playing|painting|drawing|singing|writing|dancing)|guitar|piano|violin|drew|painted|sang|paint signs|not creative|art school|scholarship|sketchbooks?)\b/iu,
      },
      {
        says: 'A wish to make something speaks here, beside what keeps it waiting.',
        asks: 'What is the smallest finished piece of it, within a week?',
        like: [
          'I want to write a book before I die.',
          'I have ideas but I never finish anything.',
          'I want to write down the stories and recipes for my son.',
        ],
        cues: /\b(?:want to (?:write|paint|make|build|draw|sing|learn)|write (?:for (?:him|her|them)|down|a book|the)|recipes|have ideas|never finish(?:ed)?|unfinished|you can draw|a class|with my hands)\b/iu,
      },
    ],
    practice: {
      title: 'Twenty minutes, badly',
      text: 'Make something for twenty minutes on three days, on purpose worse than you can.',
    },
  },
  {
    id: 'power',
    title: 'Holding the reins',
    facets: [
      {
        says: 'A hand stays on things in these lines, and you notice it yourself.',
        asks: 'Where would a little less of it cost you almost nothing?',
        like: [
          'I need to be in control of everything.',
          'I plan every hour and get angry when somebody changes it.',
          'It is hard for me to leave things alone and let them happen.',
        ],
        cues: /\b(?:control\w*|in charge|itinerar\w+|dashboard|let(?:ting)? go|leav(?:e|ing) (?:things|it|them) alone|without anybody['’]s help|plan everything|manage everything|checklists?|planned every)\b/iu,
      },
      {
        says: 'Power over others, and what became of it, is looked at here without excuse.',
        asks: 'What would you do with the same power today?',
        like: [
          'As a boss I was harder on people than I had to be.',
          'I had power over the young ones and I did not use it kindly.',
          'I let others decide and then I resent them.',
        ],
        cues: /\b(?:one for power|have (?:a great deal of )?power|had power|ward sister|strict one|made (?:her|him|them) cry|their code|let others decide|over (?:other )?people)\b/iu,
      },
    ],
    practice: {
      title: 'Let one thing be',
      text: 'Leave one decision of this week to somebody else, and watch what you feel rather than what they do.',
    },
  },
  {
    id: 'money',
    title: 'Enough, and what it costs',
    facets: [
      {
        says: 'Money is counted here, and it stands for more than it buys.',
        asks: 'If the sum were settled, what would you be free to want?',
        like: [
          'I earn well and I never feel that there is enough.',
          'I owe money and I am afraid of every letter.',
          'We counted every coin at home.',
        ],
        cues: /\b(?:money|debts?|owe[ds]?|earn(?:ed)?|salary|savings?|saved|expenses|afford|loan|credit card|month ahead|bills)\b|[£$€]\s?\d/iu,
      },
    ],
    practice: {
      title: 'Enough, in one sentence',
      text: 'Write what enough would be in plain days rather than in figures, and mark one day this month that already is.',
    },
  },
  {
    id: 'nature',
    title: 'Ground under the feet',
    facets: [
      {
        says: 'A place outdoors does something here that people and plans do not.',
        asks: 'When were you last there without a purpose?',
        like: [
          'Walking in the forest calms me like nothing else.',
          'By the sea I remember who I am.',
          'In the garden things grow without my help.',
        ],
        cues: /\b(?:the sea|beach|ocean|forest|in the woods|mountains?|river|lake|garden(?:ing)?|allotment|trees|birds|gulls|the pier|the cliff|hills|seasons|stars|the beans)\b/iu,
      },
    ],
    practice: {
      title: 'The same path, seven times',
      text: 'Walk one short path on seven days and notice one change each time.',
    },
  },
  {
    id: 'stillness',
    title: 'What is larger',
    facets: [
      {
        says: 'Some moments here are set apart from everything that has to be done.',
        asks: 'When in an ordinary week could such a moment have its own place?',
        like: [
          'In silence I feel connected to something larger than me.',
          'Early in the morning, before anyone wakes, the world is holy.',
          'It is the only place where my thoughts are quiet.',
        ],
        cues: /\b(?:holy|sacred|pray(?:er|ers|ing)?|my church|bless\w*|stillness|peaceful|something larger|kept company|counted in|not lonely|don['’]t think about anything|the room changes|in this moment|candles?)\b/iu,
      },
      {
        says: 'Belief is no settled matter in these lines: something was left behind, and something stayed.',
        asks: 'What would you call the part that stayed?',
        like: [
          'I stopped going to church and I never stopped believing in something.',
          'I pray, though I do not know to whom.',
          'I lost my faith when the child died.',
        ],
        cues: /\b(?:church|chapel|god|minister|priest|vicar|faith|religio\w+|believ(?:e|ed|ing) in)\b/iu,
      },
    ],
    practice: {
      title: 'A threshold',
      text: 'Choose one doorway you pass each day and pause there for a single breath.',
    },
  },
  {
    id: 'turning',
    title: 'A turning point',
    facets: [
      {
        says: 'One way of living has ended in these lines, and the next is still being found.',
        asks: 'What has already ended, even if nobody has said so?',
        like: [
          'After the divorce I had to begin again.',
          'Since I retired I do not know who I am.',
          'I took my son and one bag and started a new life in another country.',
        ],
        cues: /\b(?:retired|since I (?:stopped|left|moved|retired)|begin again|start(?:ed|ing)? over|new life|never the same|no longer the same|fell apart|took the bus|first year|the change came|moved out|came to (?:England|this country|live))\b/iu,
      },
      {
        says: 'Something says stop in these lines, before there is a plan.',
        asks: 'What is it in you that has already decided?',
        like: [
          'I sat in the car and could not go in to work.',
          'I cannot go on living like this; something has to change.',
          'One morning I simply could not do it any more.',
        ],
        cues: /\b(?:could not (?:open|go in|do it)|couldn['’]t (?:open|go in|do it)|can(?:no|['’])t go on|has to change|stop tomorrow|tired of|crossroads|did not go to the handle)\b/iu,
      },
    ],
    practice: {
      title: 'Mark the end',
      text: 'Name what is over in one sentence, write it down, and put the paper away with a date.',
    },
  },
  {
    id: 'legacy',
    title: 'What remains',
    facets: [
      {
        says: 'The view goes past your own years here, to someone who comes after.',
        asks: 'What of this is already happening, on a small scale?',
        like: [
          'I want to leave something good behind for my children.',
          'I would like my granddaughter to know what I learned too late.',
          'When I am gone he will want to know where he comes from.',
        ],
        cues: /\b(?:leave behind|remember me|when (?:I am|I['’]m) gone|I will not be here|pass (?:it )?on|hand(?:ed)? (?:on|down)|hope (?:they|he|she|somebody) (?:say|says|know)|(?:like|want) (?:them|her|him) to know|could tell \w+ one thing|when he will be old|be thanked|write for (?:him|her|them)|to have said)\b/iu,
      },
      {
        says: 'Time is felt in these lines, and a few wishes step forward.',
        asks: 'Which of them could be given a date?',
        like: [
          'I know that my time is limited and I do not want to waste it.',
          'We always said next year and we never went.',
          'Before I die I would like to see the north.',
        ],
        cues: /\b(?:before I die|years left|time is (?:short|limited)|wast(?:e|ed|ing) (?:it|my|time)|postpon\w*|next year|some day|never went|learned about time|should like to|would like to have)\b/iu,
      },
    ],
    practice: {
      title: 'Thank one teacher',
      text: 'Write to someone who left something in you and tell them what it became.',
    },
  },
];
