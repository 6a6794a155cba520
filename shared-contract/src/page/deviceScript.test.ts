/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { deviceScript } from './deviceScript';
import { takeEarlyPress } from './earlyPress';

// oxlint-disable-next-line no-eval -- it is text, as pages carry it
const run = () => window.eval(deviceScript);
const marks = () => ({ ...document.documentElement.dataset });

/** What jsdom lacks as an older browser does. */
const setUserActivation = (value: unknown) =>
  Object.defineProperty(navigator, 'userActivation', { value, configurable: true });

beforeEach(() => {
  setUserActivation({});
  localStorage.clear();
  for (const name of Object.keys(marks())) delete document.documentElement.dataset[name];
});

test('a device that knows nothing marks nothing', () => {
  run();
  expect(marks()).toEqual({});
});

test('rows, where lists are shown so, are a mark; anything else is none', () => {
  localStorage.setItem('listView', 'rows');
  run();
  expect(marks()).toEqual({ listView: 'rows' });
  delete document.documentElement.dataset.listView;
  localStorage.setItem('listView', 'tables');
  run();
  expect(marks()).toEqual({});
});

test('chosen colours, the accepted banner and a kept session are marks of the document', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('cookieAccepted', 'true');
  localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
  run();
  expect(marks()).toEqual({ theme: 'dark', cookieAccepted: '', signedIn: '' });
});

test('colours that do not exist and a storage that is closed mark nothing', () => {
  localStorage.setItem('theme', '"><script>');
  run();
  expect(marks()).toEqual({});
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(run).not.toThrow();
  closed.mockRestore();
});

test('a form that leads nowhere without scripts loads nothing, and its button is given to them', () => {
  run();
  document.body.innerHTML =
    '<form><button id="send">A</button></form><form action="/b"><button>B</button></form><form method="dialog"></form>';
  const [message, search, question] = document.forms;
  const submit = (form: HTMLFormElement) => {
    const submitter = form.querySelector('button');
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    return form.dispatchEvent(event);
  };
  expect(submit(message!)).toBe(false);
  expect([submit(search!), submit(question!)]).toEqual([true, true]);
  expect(takeEarlyPress(() => true)?.id).toBe('send');
});

test('the last button pressed before scripts work is given to what it belongs to, once', () => {
  run();
  document.body.innerHTML =
    '<button type="button" id="a"><b>A</b></button><button type="submit">B</button>';
  document.querySelector('b')!.click();
  document.querySelector<HTMLElement>('[type=submit]')!.click();
  expect(takeEarlyPress(() => false)).toBeUndefined();
  expect(takeEarlyPress(() => true)?.id).toBe('a');
  expect(takeEarlyPress(() => true)).toBeUndefined();
});

test('a button that the browser answers by itself is not pressed a second time', () => {
  run();
  document.body.innerHTML = '<button type="button" popovertarget="menu">Mai multe</button>';
  document.querySelector('button')!.click();
  expect(takeEarlyPress(() => true)).toBeUndefined();
});

test('an older browser is told so above the page, others are not', () => {
  document.body.innerHTML = '<main>Pagina</main>';
  const load = () => {
    run();
    dispatchEvent(new Event('DOMContentLoaded'));
  };
  load();
  expect(document.body.textContent).toBe('Pagina');
  expect(marks()).toEqual({});
  setUserActivation(undefined);
  load();
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/prea vechi/);
  expect(document.querySelector('main')?.textContent).toBe('Pagina');
  expect(marks()).toEqual({ olderBrowser: '' });
});
