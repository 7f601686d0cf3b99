import { describe, expect, it } from 'vitest';
import { findHotAnswer } from './hot-read';

const hot = { sql: '', values: () => [], next: (_query: never, last: string) => `/api/things?cursor=${last}` };
const row = { user_id: 'ann', hot_body: '[1]', hot_last: '7' };

describe('an answer that was read with the session', () => {
  it('is given to the person of the session, with its next page', () => {
    const answer = findHotAnswer({ hot }, { id: 'ann' }, {}, { hotRow: row });
    expect(answer).toMatchObject({
      status: 200,
      body: { text: '[1]' },
      headers: { Link: '</api/things?cursor=7>; rel="next"' },
    });
    expect(findHotAnswer({ hot }, { id: 'ann' }, {}, { hotRow: { ...row, hot_last: null } })?.headers).toEqual({});
  });

  it.each([
    ['somebody else, who came with a token and this cookie', { hot }, { id: 'ben' }, row],
    ['a visitor', { hot }, null, row],
    ['a route that reads by itself', {}, { id: 'ann' }, row],
    ['a person for whom nothing was read', { hot }, { id: 'ann' }, { ...row, hot_body: null }],
  ])('is not given to %s', (_, route, user, hotRow) => {
    expect(findHotAnswer(route, user, {}, { hotRow })).toBeNull();
  });
});
