import { type Options, userEvent } from '@testing-library/user-event/dist/cjs/index.js';
import {
  detachClipboardStubFromView,
  resetClipboardStubOnView,
} from '@testing-library/user-event/dist/cjs/utils/dataTransfer/Clipboard.js';

// The library says so itself, but only to the file that loads it.
afterEach(() => resetClipboardStubOnView(window));
afterAll(() => detachClipboardStubFromView(window));

/** The library's own, which waits for a timer between two keys unless told not to; here nobody is typing. */
const setup = (options: Options = {}) => userEvent.setup({ delay: null, ...options });

const directly = Object.fromEntries(
  Object.keys(userEvent).map((name) => [
    name,
    (...args: unknown[]) =>
      (setup() as unknown as Record<string, (...args: unknown[]) => unknown>)[name]!(...args),
  ]),
);

/** `@testing-library/user-event` in every test, without waiting between keys. */
export default { ...directly, setup };
