/** A school of thought a practitioner may work in, with a plain description that answers are compared to. */
export interface Framework {
  readonly name: string;
  readonly prototypes: readonly string[];
}

/** Our own short descriptions, written before and independently of anyone's answers. */
export const frameworks: readonly Framework[] = [
  {
    name: 'Jungian',
    prototypes: [
      'There is a side of me that I hide and only meet in dreams.',
      'The same figure keeps returning in my dreams.',
      'I am irritated by others for what I do not accept in myself.',
    ],
  },
  {
    name: 'Existential',
    prototypes: [
      'I ask myself what my life is for.',
      'Knowing that I will die changes what matters to me.',
      'I have to choose and nobody can choose for me.',
    ],
  },
  {
    name: 'Mythic and ritual',
    prototypes: [
      'I long for a rite that marks where one life ended and another began.',
      'Some places feel sacred to me.',
      'My life feels like a journey with a descent and a return.',
    ],
  },
  {
    name: 'Somatic',
    prototypes: [
      'My body tightens before I know what I feel.',
      'I hold old fear in my chest and my breath.',
      'I lost touch with my body and want to live in it again.',
    ],
  },
  {
    name: 'Family systems',
    prototypes: [
      'I repeat what my parents and grandparents lived.',
      'I was the one who had to keep the peace in my family.',
      'There is a secret in my family that nobody speaks of.',
    ],
  },
  {
    name: 'Attachment',
    prototypes: [
      'I am afraid of being left, so I hold on too tightly.',
      'When someone comes close I pull away.',
      'I never felt safe with the people who raised me.',
    ],
  },
  {
    name: 'Mindfulness',
    prototypes: [
      'My thoughts never stop and I want to become quiet.',
      'Sitting in silence each morning keeps me steady.',
      'I want to be present instead of planning all the time.',
    ],
  },
  {
    name: 'Narrative',
    prototypes: [
      'I have told the same story about myself for years and it no longer fits.',
      'Writing helps me to understand what happened.',
      'I want to find words for what I have been through.',
    ],
  },
  {
    name: 'Expressive arts',
    prototypes: [
      'I used to draw and sing and I stopped.',
      'I want to make something with my hands again.',
      'I am blocked when I try to create.',
    ],
  },
  {
    name: 'Ecotherapy',
    prototypes: [
      'I am most myself outdoors, among trees or by the sea.',
      'Walking in the mountains brings me back.',
      'I grieve for what is happening to the earth.',
    ],
  },
  {
    name: 'Vocational',
    prototypes: [
      'My work has lost its meaning and I want to leave it.',
      'I do not know what my calling is.',
      'I work too much to prove that I am worth something.',
    ],
  },
  {
    name: 'Grief work',
    prototypes: [
      'Since she died nothing has been the same.',
      'I never said goodbye.',
      'I carry a loss that I have not mourned.',
    ],
  },
];
