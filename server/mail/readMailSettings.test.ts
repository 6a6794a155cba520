import { readMailSettings } from './readMailSettings';

test('without anybody who sends e-mails the commands do not start, and say what is missing', () => {
  expect(() => readMailSettings({})).toThrow('nobody who sends their e-mails');
});

test('an address that is no mail server’s is refused, and its password is not repeated', () => {
  expect(() => readMailSettings({ SMTP_URL: 'https://me:secret@mail.example' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('a key alone signs nothing', () => {
  const given = { SMTP_URL: 'smtp://mail.example', DKIM_KEY_FILE: '/nowhere' };
  expect(() => readMailSettings(given)).toThrow('DKIM_KEY_FILE alone');
});

test('with the extension the outbox is left to it', () => {
  expect(readMailSettings({ MAIL_BY_EXTENSION: '1', MAIL_FOLDER: 'x' })).toBeUndefined();
});
