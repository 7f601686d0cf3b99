import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/printing';
import type { ConsultationView, ExportedRequest } from '../../schemas/desk';
import type { GeneratedProfile } from '../../schemas/generated-profile';
import { laborSigns } from './generate/labors';

const none = 'Not provided';
const moment = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
const facts = (items: readonly (readonly [term: string, text: string | null])[]): PrintBlock => ({
  kind: 'definitions',
  items: items.map(([term, text]) => ({ term, text: text ?? none })),
});
const paragraphs = (text: string | null): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []);

const profileOf = ({ generatedProfile }: ConsultationView): GeneratedProfile | null =>
  generatedProfile === null ? null : (JSON.parse(generatedProfile) as GeneratedProfile);

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
      { heading: 'Synthesis', blocks: paragraphs(profile.synthesis) },
      {
        heading: 'Recommendations',
        blocks: [
          facts([
            ['Suggested Approach', hedoRecommendations.suggestedApproach],
            ['Key Focus', hedoRecommendations.keyFocus],
          ]),
          ...(hedoRecommendations.recommended12Labors.length > 0
            ? [
                {
                  kind: 'list' as const,
                  items: hedoRecommendations.recommended12Labors.map(
                    ({ labor, reason }) =>
                      `${labor} ${laborSigns.find((one) => one.labor === labor)?.name ?? ''}: ${reason}`,
                  ),
                },
              ]
            : []),
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
              entry.kind,
              entry.from && entry.to ? `${entry.from} to ${entry.to}` : '',
              entry.actor ?? '',
            ]),
          }
        : { kind: 'note', text: 'Nothing was written down.' },
    ],
  },
];

/** An exported request on paper. */
export const printed = ({ request, watermark, exportedAt, reason }: ExportedRequest): PrintDocument => ({
  title: `Consultation request ${request.reference}`,
  subtitle: request.name,
  language: 'en',
  runningHead: watermark,
  watermark: 'Private',
  footer: `Reason: ${reason}`,
  pageNumber: 'Page {page} of {pages}',
  created: exportedAt,
  sections: [
    {
      heading: 'Basic Info',
      blocks: [
        facts([
          ['Status', request.status],
          ['Received', moment(request.createdAt)],
          ['Email', request.email],
          ['Phone', request.phone],
          ['Birth Date', request.birthDate],
          ['Birth Time', request.birthTime],
          ['Birth Location', request.birthLocation],
          ['Time Zone', request.birthZone],
        ]),
        ...paragraphs(request.additionalInfo ?? request.message),
      ],
    },
    ...(request.kind === 'consultation' ? [profileSection(request)] : []),
    ...workSections(request),
  ],
});
