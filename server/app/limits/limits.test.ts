import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from './limits';
import { workOf } from './workOf';

const rows: Record<string, { why: string; account?: unknown; device?: number; address?: number }> =
  limits;

/** The table of the document as the code has it. */
const table = () =>
  Object.entries(rows).map(([name, { account, device, address, why }]) =>
    [
      `\`${name}\``,
      account === 'settings' ? 'set in the administration' : account,
      device,
      address,
      why,
    ]
      .map((cell) => cell ?? '')
      .join(' | '),
  );

test('docs/limits.md has each limit with its numbers and its reason, and no other', () => {
  const document = readFileSync(join(__dirname, '../../../docs/limits.md'), 'utf8');
  const found = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(2, -2)
        .replaceAll(/ *\| */g, ' | ')
        .trim(),
    );
  expect(found).toEqual(table().map((line) => line.trim()));
});

test('a network is never shut out: its work grows and has an end, and one of which much was refused works more', () => {
  expect([19, 20, 40, 80].map((count) => workOf(count, 20, false))).toEqual([0, 12, 13, 14]);
  expect(workOf(10_000_000, 20, false)).toBe(19);
  expect(workOf(19, 20, true)).toBe(0);
  expect(workOf(20, 20, true)).toBe(14);
});

test('what costs somebody without an account a call is a matter of the network, never refused by it', () => {
  for (const { account, device, address } of Object.values(rows))
    expect(account !== undefined || (device ?? address) !== undefined).toBe(true);
});
