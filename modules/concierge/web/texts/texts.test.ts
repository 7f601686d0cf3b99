import { expect, it } from 'vitest';
import { manifest } from '../../module';
import en from './en.json';

it('says in English what is specified, word for word', () => {
  expect(manifest.web?.overlays?.[0]?.label).toBe('HEDO Assistant');
  expect(en).toMatchObject({
    subtitle: 'Your caring transformation guide',
    placeholder: 'Ask your HEDO guide...',
    send: 'Send',
    'messaging.start': 'Start Conversation',
    'messaging.note': 'Connect with our AI assistant and human support team',
  });
});

it('never promises an answer at once', () => expect(JSON.stringify(en)).not.toMatch(/instantly|24 hours|right away/));
