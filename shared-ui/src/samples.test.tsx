import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { samples } from './samples';
import { expectHydrates } from './testing/expectHydrates';

test('every component has a sample', () => {
  const components = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
    .map((file) => basename(file, '.tsx'));
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

test.each(Object.keys(samples))(
  '%s renders on a server without inline styles and hydrates without a warning',
  (name) => expectHydrates(samples[name]),
);
