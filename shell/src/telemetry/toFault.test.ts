import { kindOf, toFault } from './toFault';

const thrown = (where: string, message = 'x is undefined') => {
  const error = Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n at ${where}`,
  });
  return new ErrorEvent('error', { error, message, filename: '' });
};
const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason }) as never;
const violated = (sourceFile: string, blockedURI: string) =>
  Object.assign(new Event('securitypolicyviolation'), {
    violatedDirective: 'img-src',
    effectiveDirective: 'img-src',
    sourceFile,
    blockedURI,
  }) as never;
const inBlog = 'https://targ.example/remotes/blog/1.0.0-a/static/js/blog.chunk.js:1:2';

test('an error belongs to the remote and version whose file threw it, or else to the shell', () => {
  expect(toFault(thrown(inBlog))).toEqual({
    part: 'blog',
    version: '1.0.0-a',
    stack: expect.stringContaining('blog.chunk.js:1:2'),
    kind: 'unhandled',
    message: 'x is undefined',
  });
  expect(toFault(thrown('https://targ.example/static/js/main.js'))).toMatchObject({
    part: 'shell',
  });
  expect(toFault(rejected('ana@posta.ro is taken'))).toMatchObject({
    part: 'shell',
    message: '[e-mail] is taken',
  });
});

test('what a browser’s extensions do in a page is not told', () => {
  expect(toFault(thrown('chrome-extension://abc/content.js'))).toBeNull();
  expect(toFault(violated('moz-extension', 'moz-extension://abc/x.png'))).toBeNull();
});

test('a refused address is told without what stands behind its origin', () => {
  expect(toFault(violated(inBlog, 'https://elsewhere.example/ana?tel=0722'))).toEqual({
    part: 'blog',
    version: '1.0.0-a',
    kind: 'csp',
    message: 'img-src https://elsewhere.example',
  });
});

test('a piece that did not come is a failed load, wherever it was noticed', () => {
  expect(kindOf('render', 'ChunkLoadError: Loading chunk 12 failed.')).toBe('load');
  expect(kindOf('mount', 'Error: no')).toBe('mount');
});
