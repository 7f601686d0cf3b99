import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/documents';
import type { GeneratedProfile } from '../../schemas/generated-profile';
import type { ConsultationView, ExportedRequest, HistoryEntry } from '../../schemas/inbox';
import { laborSigns } from '../generated-profile/labor-signs';

const none = 'Not provided';
const howMade =
  'Put together by fixed rules from the chart and from what was written. No language model took part, and no person has checked it.';
const statuses = { pending: 'Pending', reviewed: 'Reviewed', contacted: 'Contacted' } as const;
const happened: Readonly<Record<HistoryEntry['kind'], string>> = {
  created: 'Request received',
  status: 'Status changed',
  note: 'Note written',
  'profile-queued': 'Profile generation asked for',
  'profile-done': 'Profile generated',
  'profile-failed': 'Profile generation failed',
  exported: 'Profile exported',
  scheduled: 'Consultation scheduled',
  rescheduled: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};
const moment = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
const facts = (items: readonly (readonly [term: string, text: string | null])[]): PrintBlock => ({
  kind: 'definitions',
  items: items.map(([term, text]) => ({ term, text: text ?? none })),
});
const paragraphs = (text: string | null): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []);

const profileOf = ({ generatedProfile }: ConsultationView): GeneratedProfile | null =>
  generatedProfile === null ? null : (JSON.parse(generatedProfile) as GeneratedProfile);

const protocolOf = ({ hedoRecommendations }: GeneratedProfile): string =>
  hedoRecommendations.recommended12Labors
    .map(({ labor, reason }) => `${labor} ${laborSigns.find((one) => one.labor === labor)?.name ?? ''}: ${reason}`)
    .join('\n');

const profileSection = (request: ConsultationView): PrintSection => {
  const profile = profileOf(request);
  if (!profile)
    return { heading: 'Generated Profile', blocks: [{ kind: 'paragraph', text: 'Profile not yet generated' }] };
  const { humanDesign, astrology, hedoRecommendations } = profile;
  const open = 'Not available';
  return {
    heading: 'Generated Profile',
    blocks: [],
    sections: [
      {
        heading: 'Human Design',
        blocks: [
          facts([
            ['Type', humanDesign.type ?? open],
            ['Strategy', humanDesign.strategy ?? open],
            ['Authority', humanDesign.authority ?? open],
            ['Profile', humanDesign.profile ?? open],
            ['Gates', humanDesign.gates.join(', ') || open],
          ]),
        ],
      },
      {
        heading: 'Astrology',
        blocks: [
          facts([
            ['Sun', astrology.sun ?? open],
            ['Moon', astrology.moon ?? open],
            ['Rising', astrology.rising ?? open],
          ]),
        ],
      },
      { heading: 'Synthesis', blocks: [...paragraphs(profile.synthesis), { kind: 'note', text: howMade }] },
      {
        heading: 'Recommendations',
        blocks: [
          facts([
            ['Suggested Approach', hedoRecommendations.suggestedApproach],
            ['Key Focus', hedoRecommendations.keyFocus],
            ['Recommended Protocol', protocolOf(profile) || 'None stands out'],
          ]),
        ],
      },
    ],
  };
};

const workSections = ({ notes, history }: ConsultationView): PrintSection[] => [
  ...(notes.length > 0
    ? [
        {
          heading: 'Notes of the team',
          blocks: notes.flatMap((note): PrintBlock[] => [
            { kind: 'note', text: `${note.author}, ${moment(note.createdAt)}` },
            { kind: 'paragraph', text: note.text },
          ]),
        },
      ]
    : []),
  {
    heading: 'History',
    blocks: [
      history.length > 0
        ? {
            kind: 'table',
            columns: ['When', 'What', 'Status', 'By'],
            rows: history.map((entry) => [
              moment(entry.at),
              happened[entry.kind],
              entry.from && entry.to ? `${statuses[entry.from]} to ${statuses[entry.to]}` : '',
              entry.actor ?? '',
            ]),
          }
        : { kind: 'note', text: 'Nothing was written down.' },
    ],
  },
];

const basicInfo = (request: ConsultationView): PrintBlock =>
  facts([
    ['Reference', request.reference],
    ['Status', statuses[request.status]],
    ['Received', moment(request.createdAt)],
    ['Email', request.email || 'No email'],
    ['Phone', request.phone],
    ...(request.kind === 'consultation'
      ? ([
          ['Birth Date', request.birthDate],
          ['Birth Time', request.birthTimeUnknown ? 'Not known' : request.birthTime],
          ['Birth Location', request.birthLocation],
          ['Time Zone', request.birthZone],
          ['This Is For', request.forWhom === 'someone-who-agreed' ? 'Someone who agreed' : 'The sender'],
          ['Additional Information', request.additionalInfo ?? 'None'],
        ] as const)
      : ([['Message', request.message ?? 'No message']] as const)),
  ]);

/** An exported request on paper. */
export const printRequest = ({ request, watermark, exportedAt, reason }: ExportedRequest): PrintDocument => ({
  title: request.name,
  subtitle: `Consultation request ${request.reference}`,
  language: 'en',
  runningHead: watermark,
  watermark: 'Private',
  footer: `Reason: ${reason}`,
  pageNumber: 'Page {page} of {pages}',
  created: exportedAt,
  sections: [
    { heading: 'Basic Info', blocks: [basicInfo(request)] },
    ...(request.kind === 'consultation' ? [profileSection(request)] : []),
    ...workSections(request),
  ],
});
