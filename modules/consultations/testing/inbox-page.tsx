import { act, screen } from '@testing-library/react';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { useLocation } from '#core/web';
import { Toasts } from '#ui';
import { InboxPage } from '../web/pages/inbox-page';
import { aCard, aRequest, someCounts } from './requests';

/** Where the list is asked. */
export const list = '/api/consultation-requests';
/** The request that `opened` opens. */
export const one = aRequest();
/** Three rows, of which the first is `one`. */
export const cards = [1, 2, 3].map((number) => aCard(number));

const Where = () => <output data-testid="where">{useLocation().search}</output>;
const admin = aPerson({ role: 'admin', firstName: 'Ada' });

/** Draws the inbox for an admin. */
export const open = (api: Record<string, unknown> = {}, at = '/admin/consultations') =>
  renderPage(
    <>
      <InboxPage />
      <Where />
      <Toasts />
    </>,
    {
      at,
      user: admin,
      api: {
        [`GET ${list}`]: cards,
        [`GET ${list}/counts`]: someCounts(3),
        [`GET ${list}/${one.id}`]: one,
        ...api,
      },
    },
  );
/** The same with `one` open. */
export const opened = (api: Record<string, unknown> = {}, tab = '') =>
  open(api, `/admin/consultations?request=${one.id}${tab && `&tab=${tab}`}`);
/** The parameters in the address of the page. */
export const searched = () => screen.getByTestId('where').textContent;
/** A problem as the server answers it. */
export const problem = (status: number, code = 'x', more: object = {}) =>
  new Answer(status, { title: 'x', status, code, detail: 'No.', ...more });
/** The links of the list that are drawn. */
export const rows = () => screen.getAllByRole('link', { name: /^Mara Castellan/ });
/** The next look of the page, as if the tab had come back to the front. */
export const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
