import { PageEditor } from '../parts/editor/page-editor';
import { MyFrame } from '../parts/staff/my-frame';
import { texts } from '../texts/staff-texts';

/** `/team-portal/my-page`: a practitioner's own public page. */
export const MyPage = () => (
  <MyFrame lead={texts('mine.lead')}>{(page, set) => <PageEditor page={page} onChanged={set} />}</MyFrame>
);
