import { describe, expect, it } from 'vitest';
import { checkSettings, settings } from './settings';

const { bookingHosts, messagingLink, travelApiUrl } = settings;
const unset = { messagingLink: null, bookingHosts: [], travelApiUrl: null, travelApiKey: null };

describe('settings of the concierge', () => {
  it('accept hosts, a link to one account and the address of a service', () => {
    expect(bookingHosts.read('Book.example, stays.example')).toEqual(['book.example', 'stays.example']);
    expect(messagingLink.read('https://wa.me/15551234567')).toBe('https://wa.me/15551234567');
    expect(travelApiUrl.read('https://travel.example/v1/')).toBe('https://travel.example/v1');
  });

  it.each(['a b', 'https://book.example', 'book.example,', 'localhost', '*.example'])(
    'refuse the hosts "%s"',
    (value) => expect(() => bookingHosts.read(value)).toThrow(/^a list of host names$/),
  );

  it.each([
    'http://wa.me/15551234567',
    'https://wa.me.evil.example/1',
    'https://wa.me/15551234567?text=hello',
    'https://wa.me/',
    'https://ann@wa.me/1',
    'javascript:alert(1)',
  ])('refuse the messaging link "%s"', (value) =>
    expect(() => messagingLink.read(value)).toThrow(/^an https link of wa\.me/),
  );

  it('refuse a key without the address that it is for', () => {
    expect(checkSettings({ ...unset, travelApiKey: 'k' })).toEqual([
      'CONCIERGE_TRAVEL_API_URL is not set, but CONCIERGE_TRAVEL_API_KEY is',
    ]);
    expect(checkSettings({ ...unset, travelApiKey: 'k', travelApiUrl: 'https://travel.example' })).toEqual([]);
    expect(checkSettings(unset)).toEqual([]);
  });
});
