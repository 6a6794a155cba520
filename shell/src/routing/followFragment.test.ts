import { waitFor } from '@testing-library/react';
import { followFragment } from './followFragment';

const scrolled = jest.fn();
const end = () => new AbortController();

let visitType = 'navigate';

beforeEach(() => {
  visitType = 'navigate';
  performance.getEntriesByType = () => [{ type: visitType } as never];
  document.body.innerHTML = '<main id="continut"><p>Anunțul</p></main>';
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  scrolled.mockClear();
});

function add(html: string): void {
  document.querySelector('main')!.insertAdjacentHTML('beforeend', html);
}

test('what an address names is scrolled to and gets the focus, though it is no control', () => {
  add('<section id="mesaj"></section>');
  followFragment('#mesaj', false, end().signal);
  expect(scrolled).toHaveBeenCalledWith('mesaj');
  expect(document.activeElement).toHaveProperty('id', 'mesaj');
});

test('what comes later is gone to when it comes', async () => {
  followFragment('#am%C4%83nunte', true, end().signal);
  add('<section id="amănunte"></section>');
  await waitFor(() => expect(document.activeElement).toHaveProperty('id', 'amănunte'));
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'somebody who acts first (%s) is not pulled away',
  async (sign) => {
    followFragment('#mesaj', true, end().signal);
    window.dispatchEvent(new Event(sign));
    add('<section id="mesaj"></section>');
    await Promise.resolve();
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test('another page visited meanwhile ends the waiting', async () => {
  const visit = end();
  followFragment('#mesaj', true, visit.signal);
  visit.abort();
  add('<section id="mesaj"></section>');
  await Promise.resolve();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a part that has put the focus inside itself keeps it', () => {
  add('<section id="mesaj"><textarea></textarea></section>');
  document.querySelector('textarea')!.focus();
  followFragment('#mesaj', false, end().signal);
  expect(document.activeElement?.nodeName).toBe('TEXTAREA');
});

test('a page loaded again stays where the browser puts it', () => {
  visitType = 'reload';
  add('<section id="mesaj"></section>');
  followFragment('#mesaj', true, end().signal);
  expect(scrolled).not.toHaveBeenCalled();
});
