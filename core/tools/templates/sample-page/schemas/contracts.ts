import { SamplePageView } from './sample-page';

export const getSamplePage = { reply: SamplePageView } as const;
