import * as rendering from '@react-email/render';
import { closingEmail } from './accountEmails';
import { renderEmail } from './renderEmail';
import { wordEmail } from './wordEmail';

jest.mock('@react-email/render', () => {
  const real = jest.requireActual('@react-email/render');
  return { ...real, render: jest.fn(real.render) };
});

test('the same e-mail to many people, or in a transaction that is tried again, is rendered once', async () => {
  const urls = ['https://exemplu.ro/a?t=x.y', 'https://exemplu.ro/a?t=z_-9.w'];
  const [first, second] = await Promise.all(
    urls.map((url) => renderEmail(wordEmail(closingEmail()), url)),
  );
  expect(rendering.render).toHaveBeenCalledTimes(1);
  for (const [at, email] of [first!, second!].entries()) {
    expect(email.headers).toMatchObject({ 'List-Unsubscribe': `<${urls[at]}>` });
    expect(email.html).toContain(`href="${urls[at]}"`);
    expect(email.text).toContain(urls[at]);
    expect(`${email.html} ${email.text}`).not.toContain('stop.invalid');
  }
  const without = await renderEmail(wordEmail(closingEmail()));
  expect(without.html).not.toContain('Nu mai vreau');
});
