import { TestEnvironment } from 'jest-environment-jsdom';
import { keepStyles } from './keepStyles';

const given = {
  globalConfig: {},
  projectConfig: { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} },
} as unknown as ConstructorParameters<typeof TestEnvironment>[0];
const { dom } = new TestEnvironment(given, { console, docblockPragmas: {}, testPath: '' });
const window = dom!.window as unknown as Window & typeof globalThis;
const { document } = window;
const compute = jest.spyOn(window, 'getComputedStyle');
keepStyles(window);

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const displayOf = (selector: string) => window.getComputedStyle(find(selector)).display;
const visibilityOf = (selector: string) => window.getComputedStyle(find(selector)).visibility;

beforeEach(() => {
  document.body.innerHTML =
    '<ul><li>1</li><li>2</li></ul><div hidden><p></p></div><div style="visibility: hidden"><p></p></div>';
  compute.mockClear();
});

test('elements alike in parents alike are computed once, also when they are made anew', () => {
  expect(displayOf('li:first-child')).toBe('list-item');
  expect(displayOf('li:last-child')).toBe('list-item');
  find('ul').innerHTML = '<li>3</li>';
  expect(displayOf('li')).toBe('list-item');
  expect(compute).toHaveBeenCalledTimes(1);
});

test('the same element says something else in another parent', () => {
  expect(visibilityOf('[hidden] p')).toBe('visible');
  expect(visibilityOf('[style] p')).toBe('hidden');
  find('[style]').append(find('[hidden] p'));
  expect(visibilityOf('[style] p:last-child')).toBe('hidden');
});

test('what is shown, hidden or given a style is computed anew, and what is within it', () => {
  expect(displayOf('[hidden]')).toBe('none');
  find('[hidden]').hidden = false;
  expect(displayOf('div')).toBe('block');
  expect(visibilityOf('[style] p')).toBe('hidden');
  find('[style]').style.visibility = 'visible';
  expect(visibilityOf('[style] p')).toBe('visible');
});

test('a sheet on the page is asked each time', () => {
  expect(displayOf('li')).toBe('list-item');
  document.body.insertAdjacentHTML('beforeend', '<style>li { display: none }</style>');
  expect(displayOf('li')).toBe('none');
  find('style').remove();
  expect(displayOf('li')).toBe('list-item');
});
