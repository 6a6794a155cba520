import { type Options, userEvent } from '@testing-library/user-event/dist/cjs/index.js';

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
