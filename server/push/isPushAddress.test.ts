import { isPushAddress } from './isPushAddress';

afterEach(() => void delete process.env.PUSH_ORIGINS);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('notifications go to %s', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://ana:parola@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/',
  'https://evilpush.apple.com.example.org/',
  'https://notpush.apple.com/',
  'https://notify.windows.com/',
  'https://169.254.169.254/computeMetadata/v1/',
  'http://localhost:8080/api/readMyPush',
  'file:///etc/passwd',
  'fcm.googleapis.com',
])('nothing is sent to %s', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false);
});

test('another service is named by PUSH_ORIGINS, to the port', () => {
  process.env.PUSH_ORIGINS = 'https://push.example.org,http://127.0.0.1:9000';
  expect(isPushAddress('https://push.example.org/a')).toBe(true);
  expect(isPushAddress('http://127.0.0.1:9000/a')).toBe(true);
  expect(isPushAddress('http://127.0.0.1:9001/a')).toBe(false);
});
