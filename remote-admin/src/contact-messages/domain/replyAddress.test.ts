import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { replyAddress } from './replyAddress';

test('an answer is addressed, has its subject and quotes the question', () => {
  const url = new URL(replyAddress(sampleContactMessage));
  expect(url.pathname).toBe('dan@example.ro');
  expect(url.searchParams.get('subject')).toBe('Re: Întrebare despre publicare');
  expect(url.searchParams.get('body')).toContain(
    '> Bună ziua, cum pot schimba categoria unui anunț?',
  );
});

test('an address with signs of its own adds nothing to the link', () => {
  const url = new URL(replyAddress({ ...sampleContactMessage, email: 'a?bcc=x@example.ro' }));
  expect(url.searchParams.get('bcc')).toBeNull();
});
