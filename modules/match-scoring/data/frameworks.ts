/** A school of thought a practitioner may work in, with a plain description that answers are compared to. */
export interface Framework {
  readonly name: string;
  /** Words of which a passage must hold at least one to come close. */
  readonly cues: RegExp;
  readonly prototypes: readonly string[];
}

/** Our own short descriptions, written before and independently of anyone's answers. */
export const frameworks: readonly Framework[] = [
  {
    name: 'Jungian',
    cues: /\b(?:dreams?|dreamt|hide\b|hid(?:den|ing)|env(?:y|ious)|jealous\w*|temper|asham\w*|shame|irritat\w*|ugly thing|put mine away|everybody says|people who know me|mask)\b/iu,
    prototypes: [
      'There is a side of me that I hide and only meet in dreams.',
      'The same figure keeps returning in my dreams.',
      'I am irritated by others for what I do not accept in myself.',
    ],
  },
  {
    name: 'Existential',
    cues: /\b(?:what (?:is|was) (?:it|my (?:life|work)) for|what it(?:['’]s| is) for|meaning|die\b|dying|death|choose|decid\w*|no point|empty|before I die|learned about time|what would I stop)\b/iu,
    prototypes: [
      'I ask myself what my life is for.',
      'Knowing that I will die changes what matters to me.',
      'I have to choose and nobody can choose for me.',
    ],
  },
  {
    name: 'Mythic and ritual',
    cues: /\b(?:rites?|ritual|sacred|holy|candles?|christmas|pray\w*|journey|began again|begin again|took the bus|new life|ancestors?|women from my family|the room changes|my church)\b/iu,
    prototypes: [
      'I long for a rite that marks where one life ended and another began.',
      'Some places feel sacred to me.',
      'My life feels like a journey with a descent and a return.',
    ],
  },
  {
    name: 'Somatic',
    cues: /\b(?:(?:my|the) (?:body|chest|stomach|jaw|throat|breath|shoulders|hip|teeth|eyelid|hand)|tight\w*|trembl\w*|twitch|in the water|heart rate|shaking|sick in the)\b/iu,
    prototypes: [
      'My body tightens before I know what I feel.',
      'I hold old fear in my chest and my breath.',
      'I lost touch with my body and want to live in it again.',
    ],
  },
  {
    name: 'Family systems',
    cues: /\b(?:grand(?:mother|father|parents?)|nan\b|in (?:my|our) family|kept the peace|secret|(?:mother|father) (?:used to|always|told|never)|parents (?:divorced|separated)|generations?|women from my family|at the table|nobody told us)\b/iu,
    prototypes: [
      'I repeat what my parents and grandparents lived.',
      'I was the one who had to keep the peace in my family.',
      'There is a secret in my family that nobody speaks of.',
    ],
  },
  {
    name: 'Attachment',
    cues: /\b(?:leave me|left me|wait(?:ing)? for (?:them|him|her|someone) to|they go\b|pull(?:ed)? away|is late|pick a fight|packing|let (?:them|somebody|anybody|someone) look|feel safe|felt safe|simply there|too close|easier for me to look after|don['’]t make it easy)\b/iu,
    prototypes: [
      'I am afraid of being left, so I hold on too tightly.',
      'When someone comes close I pull away.',
      'I never felt safe with the people who raised me.',
    ],
  },
  {
    name: 'Mindfulness',
    cues: /\b(?:quiet|stillness|silence|thoughts|don['’]t think about|paid attention|each morning|in this moment|breathe|present\b|get up at five|counted in)\b/iu,
    prototypes: [
      'My thoughts never stop and I want to become quiet.',
      'Sitting in silence each morning keeps me steady.',
      'I want to be present instead of planning all the time.',
    ],
  },
  {
    name: 'Narrative',
    cues: /\b(?:stor(?:y|ies)|tell(?:ing)? (?:him|her|them|it)|words|write (?:for|down|about)|never spoke|no one said|told (?:anyone|any)|asked (?:him|me) a question|notebook|diary|recipes)\b/iu,
    prototypes: [
      'I have told the same story about myself for years and it no longer fits.',
      'Writing helps me to understand what happened.',
      'I want to find words for what I have been through.',
    ],
  },
  {
    name: 'Expressive arts',
    cues: /\b(?:paint\w*|dr(?:aw|ew)\w*|s[ai]ng(?:ing)?\b|sketch\w*|guitar|piano|band|danc\w*|make something|with my hands|choir|creative|write a)\b/iu,
    prototypes: [
      'I used to draw and sing and I stopped.',
      'I want to make something with my hands again.',
      'I am blocked when I try to create.',
    ],
  },
  {
    name: 'Ecotherapy',
    cues: /\b(?:forest|the sea|beach|mountains?|river|garden|allotment|pier|cliff|trees|birds|gulls|dog\b|outdoors|beans|walking in)\b/iu,
    prototypes: [
      'I am most myself outdoors, among trees or by the sea.',
      'Walking in the mountains brings me back.',
      'I grieve for what is happening to the earth.',
    ],
  },
  {
    name: 'Vocational',
    cues: /\b(?:job|career|promotion|profession|calling|my work|work (?:is|was|in)|office|insurance|retired|stopped working|meetings?|diploma|never (?:once )?felt (?:that )?there was enough|prove)\b/iu,
    prototypes: [
      'My work has lost its meaning and I want to leave it.',
      'I do not know what my calling is.',
      'I work too much to prove that I am worth something.',
    ],
  },
  {
    name: 'Grief work',
    cues: /\b(?:died|death|dead|funeral|grave|buried|mourn\w*|grie(?:f|v\w*)|goodbye|ashes|scattered|lost (?:my|him|her|our)|headstone)\b/iu,
    prototypes: [
      'Since she died nothing has been the same.',
      'I never said goodbye.',
      'I carry a loss that I have not mourned.',
    ],
  },
];
