import { ChunkLoadError, toChunkLoadError } from './chunkLoadError';

test.each([
  [
    'a chunk of webpack',
    Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
  ],
  [
    'a missing style sheet',
    Object.assign(new Error('Loading CSS chunk 3 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
  ],
])('a failed download of %s becomes the one error that says so', (_what, error) => {
  const made = toChunkLoadError(error, 'blog');
  expect(made).toBeInstanceOf(ChunkLoadError);
  expect(made).toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk blog failed.',
    cause: error,
  });
});

test('any other error stays what it is', () => {
  const error = new TypeError('x is not a function');
  expect(toChunkLoadError(error, 'blog')).toBe(error);
});
