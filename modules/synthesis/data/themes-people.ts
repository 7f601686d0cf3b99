import type { Theme } from './theme';

/** Themes of family, love and company. */
export const peopleThemes: readonly Theme[] = [
  {
    id: 'inherited',
    title: 'What the family handed down',
    facets: [
      {
        says: 'A rule from home is audible in these lines, older than any choice of yours.',
        asks: 'What of it do you want to keep, and what could stop with you?',
        like: [
          'In my family we never talked about feelings.',
          'My mother always said that one must not complain.',
          'At home there was a rule and nobody ever explained it.',
        ],
        cues: /\b(?:in (?:my|our) (?:family|house)|(?:mother|father|mum|mom|dad|nan|gran|grandmother|grandfather)(?:['’]s)? (?:rule|used to say|always said|would say|told (?:me|us|that)|never)|ten thousand times|brought up|(?:was|were) taught|nobody told us|at the table|it was expected|weren['’]t welcome)\b/iu,
      },
      {
        says: 'A part was given out early here, and it has been played well.',
        asks: 'Who would take over if you put it down for a day?',
        like: [
          'I was the one who kept the peace between my parents.',
          'My sister was the clever one and I was the good one.',
          'I looked after the little ones because my mother could not.',
        ],
        cues: /\b(?:kept the peace|peace between|(?:the|a) (?:good|strong|responsible|difficult|clever|quiet) (?:one|child|girl|boy|daughter|son)|better at everything|looked after my|back and forth|parents (?:divorced|separated|fought)|(?:learned|learnt|had) to (?:be|tell|read|watch)|we had to be)\b/iu,
      },
      {
        says: 'People from before your time stand in these lines, with something of theirs still in use.',
        asks: 'Which of their stories have you never asked for?',
        like: [
          'I repeat what my grandmother and my mother lived.',
          'My grandfather came back from the war and never spoke of it.',
          'All the women of my family stand behind me.',
        ],
        cues: /\b(?:grand(?:mother|father|parents|ma|pa)|nan\b|ancestors?|generations?|before (?:my|I) (?:mother |father )?w(?:as|ere) born|women (?:from|of|in) my family|great-grand\w+)/iu,
      },
    ],
    practice: {
      title: 'Two lists',
      text: 'Write what you received that serves you, and what you would hand back. Read both aloud once.',
    },
  },
  {
    id: 'closeness',
    title: 'Loving, and being loved',
    facets: [
      {
        says: 'Giving comes first in these lines, and taking in is the harder half.',
        asks: 'What would you have to believe, to let it be done for you?',
        like: [
          'It is easier for me to give than to receive.',
          'I look after everybody and cannot let anybody look after me.',
          'When somebody wants to help me I say that I am fine.',
        ],
        cues: /\b(?:easier (?:for me )?to (?:give|look|help|care)|let (?:them|someone|somebody|anybody|anyone|him|her) (?:look|help|bring|take|love|see)|being given|receiv(?:e|ing)|accept(?:ing)? help|brought me (?:soup|tea|food|flowers)|bring me soup|don['’]t make it easy)\b/iu,
      },
      {
        says: 'Love is told here in scenes, in what was done and what was overlooked.',
        asks: 'What do you long to be asked?',
        like: [
          'I love my partner but we keep having the same argument.',
          'My husband showed his love by repairing things.',
          'She looked at me and I felt truly seen.',
        ],
        cues: /\b(?:married|marriage|husband|wife|partner|boyfriend|girlfriend|divorced?|in love|lov(?:ed|es) (?:me|him|her)|argument|quarrel\w*|fell in love|lay beside)\b/iu,
      },
    ],
    practice: { title: 'Receive once', text: 'Accept one offer of help this week without making up for it.' },
  },
  {
    id: 'fear-of-loss',
    title: 'Holding on, being left',
    facets: [
      {
        says: 'Waiting for someone, and expecting the worst of it, appear side by side here.',
        asks: 'What do you do in the first minute of that fear, and what would you like to do instead?',
        like: [
          'I am always afraid that people will leave me.',
          'When he is late I stand by the window and think he will not come back.',
          'I wait for a sign that I still matter to her.',
        ],
        cues: /\b(?:(?:leave|leaves|leaving|left) me|be(?:ing)? left|abandon\w*|wait(?:ing|ed)? for (?:them|him|her|someone|people|it) to|is late|by the window|they go|afraid (?:to lose|of losing|that (?:he|she|they|people))|scared (?:to lose|that|they)|listening for the door|won['’]t come back)\b/iu,
      },
      {
        says: 'These lines are quick to be the one who goes.',
        asks: 'What would have to be true for you to stay one minute longer?',
        like: [
          'When someone comes too close I pull away.',
          'I start a quarrel so that I am not the one who is left.',
          'In my head I have already packed my bag.',
        ],
        cues: /\b(?:pull(?:ed|ing)? away|push(?:ed|ing)? (?:him|her|them|people|everyone) away|pick(?:ed|ing)? a fight|packing|packed|run away|ran away|leav(?:e|ing) first|keep (?:my|a) distance|too close)\b/iu,
      },
    ],
    practice: {
      title: 'Say it early',
      text: 'Choose one person and tell them the small fear before it grows into a test.',
    },
  },
  {
    id: 'grief',
    title: 'A place kept',
    facets: [
      {
        says: 'Someone is missing, and these lines keep a place laid.',
        asks: 'Where do you go, or what do you do, to be near them?',
        like: [
          'Since my mother died there is a silence in me.',
          'I could not go to the funeral and I never saw the grave.',
          'My brother was gone and nobody mourned him.',
        ],
        cues: /\b(?:died|death(?:bed)?|dead|funeral|(?:the|her|his|their) grave|(?:was|were|had|be|we|they) buried (?!in)|mourn\w*|grie(?:f|ve|ving)|ashes|scattered (?:him|her)|passed away|headstone|widow\w*|miscarr\w+)\b/iu,
      },
      {
        says: 'There are words here that were not said in time.',
        asks: 'What would you still like to say, and where could it be said aloud?',
        like: [
          'I never got to say goodbye.',
          'I wish I had held her hand instead of talking to the doctors.',
          'There is something I would tell him if he were still alive.',
        ],
        cues: /\b(?:goodbye|wish I had|if only I|would tell (?:him|her)|never got to|last time I saw|never (?:said|told) (?:him|her|them)|too late to|apologi[sz]e to)\b/iu,
      },
    ],
    practice: {
      title: 'A marked place',
      text: 'Choose a spot, a stone or a candle, and visit it on a fixed day for four weeks.',
    },
  },
  {
    id: 'belonging',
    title: 'Where one belongs',
    facets: [
      {
        says: 'These lines stand between places, or a little beside the group.',
        asks: 'Where do you not have to explain yourself?',
        like: [
          'I never felt that I belonged anywhere.',
          'Here I am the foreigner and at home I am the one who left.',
          'In that group I am not myself.',
        ],
        cues: /\b(?:belong\w*|outsider|stranger|foreign(?:er)?|accent|neither (?:here|there)|the one who left|not (?:quite )?myself|fit(?:ted)? in|from where I am|where (?:I am|I['’]m|I come) from|should be buried|have no (?:community|friends)|behind glass)\b/iu,
      },
      {
        says: 'Circles of people turn up here, those that hold and those that are missed.',
        asks: 'Which door is already half open?',
        like: [
          'In the choir I am part of something.',
          'My neighbours would notice within a day if I were gone.',
          'I miss the friends who came in without knocking.',
        ],
        cues: /\b(?:choir|neighbou?rs? (?:would|who|and I)|community|club|part of (?:a|something)|(?:would|['’]d) notice|know(?:n by)? everybody|people who know me|without knocking|walking group|who(?:['’]d| would) notice)\b/iu,
      },
    ],
    practice: {
      title: 'Be the one who asks',
      text: 'Invite one person to one ordinary thing: a walk, a soup, an errand.',
    },
  },
];
