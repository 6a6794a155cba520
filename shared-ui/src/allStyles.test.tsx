import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const files = ['shared-ui', 'shared-runtime'].flatMap((name) =>
  readdirSync(join(__dirname, '../..', name, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${name}/src/${file}`,
  ),
);
const sheets = files.filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

test.each(sheets)('%s uses only tokens that exist', (file) => {
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});

test.each(sheets.filter((file) => file.endsWith('.module.css')))('%s has no raw colour', (file) => {
  expect(read(file)).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
});

test.each(sheets.filter((file) => file.endsWith('.module.css')))(
  'every class of %s is used by a component',
  (file) => {
    const classes = new Set(
      [...read(file).matchAll(/\.([a-zA-Z][\w]*)(?=[\s.:[,)>{])/g)].map(([, name]) => name ?? ''),
    );
    const sources = files
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(read)
      .filter((source) => source.includes(basename(file)))
      .join('\n');
    const dynamic = /styles\[\w+\]/.test(sources);
    const unused = [...classes].filter(
      (name) => !sources.includes(`styles.${name}`) && !(dynamic && sources.includes(`'${name}'`)),
    );
    expect(unused).toEqual([]);
  },
);
