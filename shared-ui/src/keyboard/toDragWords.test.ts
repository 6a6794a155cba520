import { toDragWords } from './toDragWords';

const at = (id: string, overId?: string) => ({
  active: { id },
  over: overId === undefined ? null : { id: overId },
});

test('a thing without a name is told by its place', () => {
  const { announcements, screenReaderInstructions } = toDragWords(['a', 'b', 'c'], 'fotografia');
  expect([
    announcements.onDragStart(at('b')),
    announcements.onDragOver(at('b', 'b')),
    announcements.onDragOver(at('b', 'c')),
    announcements.onDragOver(at('b')),
    announcements.onDragEnd(at('b', 'c')),
    announcements.onDragEnd(at('b')),
  ]).toEqual([
    'Ați ridicat fotografia 2 din 3.',
    'Ați ridicat fotografia 2 din 3.',
    'Locul 3 din 3.',
    'În afara listei.',
    'Fotografia este acum pe locul 3.',
    'Fotografia a rămas la locul ei.',
  ]);
  expect(screenReaderInstructions.draggable).toMatch(/^Apăsați spațiu pentru a ridica fotografia,/);
});

test('a thing with a name is told by it', () => {
  const { announcements } = toDragWords(['a', 'b'], 'categoria', (id) => id.toUpperCase());
  expect([
    announcements.onDragStart(at('b')),
    announcements.onDragEnd(at('b', 'a')),
    announcements.onDragEnd(at('b')),
  ]).toEqual([
    'Ați ridicat „B”, locul 2 din 2.',
    '„B” este acum pe locul 1.',
    'Categoria a rămas la locul ei.',
  ]);
});
